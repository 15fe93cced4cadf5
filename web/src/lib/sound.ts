// Sounds made in the browser: a cable-car bell, rail on wood, a brass note. Silent until the first click on the page.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Browsers let a page sound only after a person has touched it. */
export function listenForTouch(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });
}

function voice(start: number, length: number, peak: number): GainNode | null {
  if (!context || context.state !== "running" || !settings.sound) return null;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

function tone(type: OscillatorType, frequency: number, delay: number, length: number, peak: number): void {
  if (!context) return;
  const start = context.currentTime + delay;
  const out = voice(start, length, peak);
  if (!out) return;
  const source = new OscillatorNode(context, { type, frequency });
  const filter = new BiquadFilterNode(context, {
    type: "lowpass",
    frequency: Math.min(frequency * 5, context.sampleRate / 2),
  });
  source.connect(filter).connect(out);
  source.start(start);
  source.stop(start + length);
}

/** Your turn: the double stroke of a gripman's bell. */
export function bell(): void {
  for (const stroke of [0, 0.17]) {
    for (const [partial, strength] of [
      [1, 0.11],
      [2.76, 0.06],
      [5.4, 0.025],
    ] as const) {
      tone("sine", 880 * partial, stroke, 0.9 / partial + 0.15, strength);
    }
  }
}

/** Something was put on the board. */
export function click(): void {
  tone("triangle", 190, 0, 0.09, 0.18);
  tone("square", 1400, 0, 0.02, 0.02);
}

/** A line or a route was scored. */
export function brass(): void {
  tone("sawtooth", 294, 0.05, 0.5, 0.05);
  tone("sawtooth", 440, 0.15, 0.6, 0.05);
}

/** The game is over. */
export function fanfare(): void {
  for (const [i, note] of [294, 370, 440, 587].entries()) tone("sawtooth", note, i * 0.13, 0.7, 0.05);
}
