import { number } from '../canvas/ink.ts'

/** A brass fitting. */
export function metal(x: number, y: number, w: number, h: number, rx: number): string {
  return `<rect x="${number(x + 0.15)}" y="${number(y + 0.25)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="#000" fill-opacity=".3"/><rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="#c2a164"/><rect x="${number(x + 0.12)}" y="${number(y + 0.12)}" width="${number(w - 0.24)}" height="${number(h * 0.36)}" rx="${rx * 0.7}" fill="#fff" fill-opacity=".5"/><rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${rx}" fill="none" stroke="#5d4620" stroke-width=".1"/>`
}
