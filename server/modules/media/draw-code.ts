import sharp from 'sharp'
import { codeStrip } from './code-letters.ts'

/** The picture with a guide's code (spec 6), as PNG: clipboards take no other format. */
export async function drawCode(picture: Uint8Array, code: string): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata()
  return sharp(picture)
    .composite([{ input: Buffer.from(codeStrip(code, { width, height })) }])
    .png()
    .toBuffer()
}
