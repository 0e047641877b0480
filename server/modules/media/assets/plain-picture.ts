import sharp from 'sharp'
import type { PlainColour } from '../addresses.ts'

/** A sheet of one colour, three wide and four high, for a colour of which the owner has no photograph yet. It takes no space. */
export function plainPicture({ hex, width, format }: PlainColour): Promise<Uint8Array> {
  const sheet = sharp({
    create: { width, height: Math.round((width * 4) / 3), channels: 3, background: `#${hex}` },
  })
  return (format === 'avif' ? sheet.avif({ effort: 0 }) : sheet.webp()).toBuffer()
}
