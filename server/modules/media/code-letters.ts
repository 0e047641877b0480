/**
 * Letters of a guide's code as strokes in a box of 4 × 6, so that a server without typefaces draws them, and every
 * server the same.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6 L2 0 L4 6 M.7 4 H3.3',
  B: 'M0 0 H2.4 A1.5 1.5 0 0 1 2.4 3 H0 M2.4 3 A1.5 1.5 0 0 1 2.4 6 H0 V0',
  C: 'M3.9 1.4 A2 2 0 0 0 0 2 V4 A2 2 0 0 0 3.9 4.6',
  D: 'M0 0 H2 A2 2 0 0 1 4 2 V4 A2 2 0 0 1 2 6 H0 Z',
  E: 'M3.6 0 H0 V6 H3.6 M0 3 H3',
  F: 'M3.6 0 H0 V6 M0 3 H3',
  G: 'M3.9 1.4 A2 2 0 0 0 0 2 V4 A2 2 0 0 0 4 4 V3.2 H2.4',
  H: 'M0 0 V6 M4 0 V6 M0 3 H4',
  I: 'M2 0 V6',
  J: 'M3.4 0 V4.3 A1.7 1.7 0 0 1 0 4.4',
  K: 'M0 0 V6 M3.8 0 L0 3.6 M1.3 2.4 L4 6',
  L: 'M0 0 V6 H3.4',
  M: 'M0 6 V0 L2 3.6 L4 0 V6',
  N: 'M0 6 V0 L4 6 V0',
  O: 'M0 2 A2 2 0 0 1 4 2 V4 A2 2 0 0 1 0 4 Z',
  P: 'M0 6 V0 H2.3 A1.65 1.65 0 0 1 2.3 3.3 H0',
  Q: 'M0 2 A2 2 0 0 1 4 2 V4 A2 2 0 0 1 0 4 Z M2.6 4.4 L4.2 6.2',
  R: 'M0 6 V0 H2.3 A1.65 1.65 0 0 1 2.3 3.3 H0 M2 3.3 L4 6',
  S: 'M3.7 1.2 A1.8 1.5 0 0 0 2 0 A1.7 1.5 0 0 0 2 3 A1.8 1.5 0 0 1 2 6 A1.8 1.5 0 0 1 .2 4.8',
  T: 'M0 0 H4 M2 0 V6',
  U: 'M0 0 V4 A2 2 0 0 0 4 4 V0',
  V: 'M0 0 L2 6 L4 0',
  W: 'M0 0 L1 6 L2 1.8 L3 6 L4 0',
  X: 'M0 0 L4 6 M4 0 L0 6',
  Y: 'M0 0 L2 3 L4 0 M2 3 V6',
  Z: 'M0 0 H4 L0 6 H4',
  // With a stroke, because the letter O has none.
  0: 'M0 2 A2 2 0 0 1 4 2 V4 A2 2 0 0 1 0 4 Z M1.2 4.4 L2.8 1.6',
  1: 'M.8 1.2 L2.2 0 V6',
  2: 'M.1 1.6 A1.9 1.7 0 0 1 3.8 1.8 C3.8 3.2 1.6 4.2 0 6 H4',
  3: 'M.3 .8 A1.7 1.5 0 1 1 2 3 A1.8 1.5 0 1 1 .2 5',
  4: 'M3 6 V0 L0 4.2 H4',
  5: 'M3.6 0 H.5 L.3 2.7 A2 1.8 0 1 1 .1 5',
  6: 'M3.4 .2 C1.4 .2 0 2 0 4 A2 2 0 1 0 2 2.1 C1 2.1 .2 2.8 0 4',
  7: 'M0 0 H4 L1.4 6',
  8: 'M2 0 A1.6 1.45 0 0 1 2 2.9 A1.6 1.45 0 0 1 2 0 Z M2 2.9 A1.9 1.55 0 0 1 2 6 A1.9 1.55 0 0 1 2 2.9 Z',
  9: 'M.6 5.8 C2.6 5.8 4 4 4 2 A2 2 0 1 0 2 3.9 C3 3.9 3.8 3.2 4 2',
  '-': 'M.6 3 H3.4',
}

const ADVANCE = 6.4
const LETTER_WIDTH = 4

/** Whether every character of the code has its strokes. */
export function isDrawableCode(code: string): boolean {
  return code.length > 0 && code.length <= 24 && [...code].every((letter) => letter in STROKES)
}

/** Share of the picture's height that the strip with the code takes. */
const STRIP = 0.075
const LETTERS_IN_STRIP = 0.36
const WIDEST = 0.8

/** A strip of paper over the lower edge of a picture, with the code in its middle. */
export function codeStrip(code: string, { width, height }: { width: number; height: number }): string {
  const letters = [...code]
  const length = (letters.length - 1) * ADVANCE + LETTER_WIDTH
  const strip = Math.round(height * STRIP)
  const scale = Math.min((strip * LETTERS_IN_STRIP) / 6, (width * WIDEST) / length)
  const left = (width - length * scale) / 2
  const top = height - strip / 2 - 3 * scale
  const strokes = letters
    .map((letter, at) => `<path transform="translate(${at * ADVANCE} 0)" d="${STROKES[letter]}"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect y="${height - strip}" width="${width}" height="${strip}" fill="#f6f1e9"/>
<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="#1f1b18" stroke-width=".62" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
</svg>`
}
