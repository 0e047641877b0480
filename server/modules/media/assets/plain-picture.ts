import sharp from 'sharp'
import type { PlainColour } from '../addresses.ts'
import { GROUND } from './make-variant.ts'

/** How much of the colour is in the sheet; the rest is the shop's ground, so that it stands back beside photographs. */
const SHARE = 0.6

/** A sheet of one colour, three wide and four high, for a colour of which the owner has no photograph yet. */
export function plainPicture({ hex, width, format }: PlainColour): Promise<Uint8Array> {
  const [r, g, b] = [mixed(hex, 0), mixed(hex, 2), mixed(hex, 4)]
  const sheet = sharp({
    create: { width, height: Math.round((width * 4) / 3), channels: 3, background: { r, g, b } },
  })
  return (format === 'avif' ? sheet.avif({ effort: 0 }) : sheet.webp()).toBuffer()
}

/** One channel, from 0 to 255, beginning at this digit. */
function mixed(hex: string, at: number): number {
  const channel = (digits: string) => Number.parseInt(digits.slice(at, at + 2), 16)
  return Math.round(SHARE * channel(hex) + (1 - SHARE) * channel(GROUND.slice(1)))
}
