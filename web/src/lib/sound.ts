// Sounds of our own, made by WebAudio. Each is short, and none carries news alone.
import { settings } from "./settings.svelte";

interface Tone {
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType;
  loud: number;
  after?: number;
}

const tone = (
  from: number,
  to: number,
  seconds: number,
  wave: OscillatorType = "triangle",
  loud = 0.2,
  after = 0,
): Tone => ({
  from,
  to,
  seconds,
  wave,
  loud,
  after,
});
const SOUNDS: Record<string, Tone[]> = {
  "your-turn": [tone(1320, 1310, 0.12), tone(1760, 1740, 0.18, "triangle", 0.2, 0.13)],
  card: [tone(420, 260, 0.07, "triangle", 0.12)],
  shot: [tone(240, 40, 0.22, "sawtooth", 0.3)],
  miss: [tone(1800, 500, 0.25, "sine", 0.15)],
  hurt: [tone(130, 60, 0.25, "sine", 0.4)],
  heal: [tone(900, 1350, 0.2, "sine", 0.15)],
  dice: [
    tone(300, 200, 0.05, "square", 0.08),
    tone(340, 220, 0.05, "square", 0.08, 0.09),
    tone(280, 180, 0.05, "square", 0.08, 0.2),
  ],
  arrow: [tone(700, 1100, 0.09, "sine", 0.12)],
  death: [tone(220, 208, 0.55, "sine", 0.3)],
  win: [tone(523, 523, 0.14), tone(659, 659, 0.14, "triangle", 0.2, 0.15), tone(784, 784, 0.3, "triangle", 0.2, 0.3)],
  lose: [tone(330, 320, 0.2), tone(262, 240, 0.35, "triangle", 0.2, 0.2)],
  deny: [tone(110, 90, 0.1, "square", 0.1)],
};
const BY_EVENT: Record<string, string> = {
  drew: "card",
  played: "card",
  equipped: "card",
  hit: "shot",
  aimed: "shot",
  gatling: "shot",
  saved: "miss",
  answered: "miss",
  avoided: "miss",
  lost: "hurt",
  healed: "heal",
  rolled: "dice",
  "arrow-taken": "arrow",
  died: "death",
  fell: "death",
  exploded: "shot",
};

let studio: AudioContext | null = null;

/** Make a sound, if sounds are on. */
export function sound(name: string): void {
  if (!settings.sound) return;
  studio ??= new AudioContext();
  for (const each of SOUNDS[name] ?? []) ring(studio, each);
}

/** The sound of an event. */
export function soundOf(event: string): void {
  const name = BY_EVENT[event];
  if (name) sound(name);
}

function ring(studio: AudioContext, { from, to, seconds, wave, loud, after = 0 }: Tone): void {
  const begin = studio.currentTime + after;
  const source = new OscillatorNode(studio, { type: wave, frequency: from });
  const volume = new GainNode(studio, { gain: loud });
  source.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(studio.destination);
  source.start(begin);
  source.stop(begin + seconds);
}
