// Sounds of our own, made by WebAudio. Each is short, and none carries news alone.
import { settings } from "./settings.svelte";
import { SOUNDS, type Tone } from "./sounds";

const BY_EVENT: Record<string, string> = {
  drew: "card",
  played: "card",
  equipped: "card",
  discarded: "card",
  checked: "flip",
  revealed: "flip",
  hit: "shot",
  aimed: "shot",
  gatling: "gatling",
  indians: "attack",
  saved: "miss",
  answered: "miss",
  avoided: "miss",
  lost: "hurt",
  healed: "heal",
  rolled: "dice",
  "arrow-taken": "arrow",
  jailed: "jail",
  "passed-on": "fuse",
  exploded: "explosion",
  died: "death",
  fell: "death",
};

let studio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Make a sound, if sounds are on. Browsers let none out before the first tap. */
export function sound(name: string): void {
  if (!settings.sound) return;
  studio ??= new AudioContext();
  if (studio.state === "suspended") void studio.resume();
  for (const each of SOUNDS[name] ?? []) ring(studio, each);
}

/** The sound of an event. */
export function soundOf(event: string): void {
  const name = BY_EVENT[event];
  if (name) sound(name);
}

function ring(studio: AudioContext, { from, to, seconds, wave, loud, after }: Tone): void {
  const begin = studio.currentTime + after;
  const volume = new GainNode(studio, { gain: 0 });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  volume.connect(studio.destination);
  const source = wave === "noise" ? gust(studio, volume) : hum(studio, wave, volume);
  source.pitch.setValueAtTime(from, begin);
  source.pitch.exponentialRampToValueAtTime(to, begin + seconds);
  source.node.start(begin);
  source.node.stop(begin + seconds);
}

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function hum(studio: AudioContext, type: OscillatorType, into: AudioNode): Source {
  const node = new OscillatorNode(studio, { type });
  node.connect(into);
  return { node, pitch: node.frequency };
}

function gust(studio: AudioContext, into: AudioNode): Source {
  noise ??= hiss(studio);
  const node = new AudioBufferSourceNode(studio, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(studio, { type: "lowpass" });
  node.connect(filter).connect(into);
  return { node, pitch: filter.frequency };
}

/** A second of noise. */
function hiss(studio: AudioContext): AudioBuffer {
  const buffer = studio.createBuffer(1, studio.sampleRate, studio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
