// A few soft sounds, made on the spot. Nothing is heard until somebody switches them on.

export type Sound = "step" | "turn" | "found" | "page" | "word";

const NOTES: Record<Sound, readonly [frequency: number, at: number][]> = {
  step: [[330, 0]],
  turn: [
    [523, 0],
    [659, 0.12],
  ],
  found: [
    [523, 0],
    [659, 0.09],
    [784, 0.18],
  ],
  page: [
    [220, 0],
    [175, 0.14],
  ],
  word: [[740, 0]],
};

let context: AudioContext | null = null;

/** Play a sound. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  for (const [frequency, at] of NOTES[sound]) note(context, frequency, context.currentTime + at);
}

function note(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}
