import { orchidMark } from './garments/orchid.ts'

const PAPER = '#f6f1e9'
const INK = '#1d1a18'
const ORCHID = '#8a3a6e'

/** The Vanda orchid, ink on warm paper. A maskable icon bleeds off the square; its mark keeps to the safe circle. */
export function drawIcon(maskable: boolean): string {
  const ground = maskable
    ? `<rect width="512" height="512" fill="${PAPER}"/>`
    : `<rect x="8" y="8" width="496" height="496" rx="112" fill="${PAPER}"/>`
  const mark = orchidMark(256, maskable ? 262 : 264, maskable ? 146 : 188, INK, ORCHID, PAPER)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${ground}${mark}</svg>`
}
