// What each sound is made of.

/** A tone that glides, or a gust of noise whose brightness does. */
export interface Tone {
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType | "noise";
  loud: number;
  after: number;
}

const tone = (
  from: number,
  to: number,
  seconds: number,
  wave: Tone["wave"] = "triangle",
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
const SHOT = [tone(4200, 300, 0.2, "noise", 0.5), tone(190, 45, 0.22, "sine", 0.4)];

export const SOUNDS: Record<string, Tone[]> = {
  "your-turn": [tone(1320, 1310, 0.12), tone(1760, 1740, 0.18, "triangle", 0.2, 0.13)],
  "clock-low": [tone(900, 880, 0.05, "sine", 0.1)],
  card: [tone(2600, 900, 0.07, "noise", 0.16)],
  flip: [tone(3000, 1200, 0.06, "noise", 0.14), tone(520, 700, 0.1, "triangle", 0.12, 0.1)],
  shot: SHOT,
  gatling: [0, 0.07, 0.14, 0.21, 0.28].map((after) => tone(3600, 400, 0.09, "noise", 0.35, after)),
  miss: [tone(1800, 500, 0.25, "sine", 0.15)],
  hurt: [tone(130, 60, 0.25, "sine", 0.4)],
  heal: [tone(900, 1350, 0.2, "sine", 0.15)],
  dice: [0, 0.09, 0.2, 0.27, 0.36].map((after) => tone(1900, 700, 0.05, "noise", 0.25, after)),
  arrow: [tone(5000, 1500, 0.12, "noise", 0.14), tone(700, 1100, 0.09, "sine", 0.08)],
  attack: [tone(90, 70, 0.22, "sine", 0.4), tone(90, 70, 0.25, "sine", 0.4, 0.24)],
  fuse: [tone(7000, 5000, 0.45, "noise", 0.08)],
  explosion: [tone(1400, 60, 0.55, "noise", 0.7), tone(90, 30, 0.5, "sine", 0.5)],
  jail: [tone(620, 600, 0.12, "square", 0.06), tone(470, 450, 0.2, "square", 0.06, 0.12)],
  death: [tone(220, 208, 0.55, "sine", 0.3)],
  win: [tone(523, 523, 0.14), tone(659, 659, 0.14, "triangle", 0.2, 0.15), tone(784, 784, 0.3, "triangle", 0.2, 0.3)],
  lose: [tone(330, 320, 0.2), tone(262, 240, 0.35, "triangle", 0.2, 0.2)],
  chat: [tone(700, 820, 0.08, "sine", 0.12)],
  deny: [tone(110, 90, 0.1, "square", 0.1)],
};
