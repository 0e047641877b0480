import sharp from 'sharp'
import type { Sheet } from './turn-sheet.ts'

/** A picture of many small pictures. */
export async function renderSheet({ pixels, width, height }: Sheet): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 70, effort: 3 })
    .toBuffer()
}

/** A drawing without a wall: what is not drawn stays transparent. */
export async function renderCutOut(svg: string, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 96 }).resize({ width })
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 }).toBuffer()
  return picture.webp({ quality: 78, effort: 4 }).toBuffer()
}

/** Drawn at the requested width: the edges are vectors and stay sharp, the light is smooth at any size. */
export async function renderDrawing(svg: string, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  const density = Math.max(1, Math.min(288, (72 * width) / drawn))
  const picture = sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#f6f1e9' })
  if (format === 'avif')
    return picture.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
  return picture.webp({ quality: 74, effort: 4 }).toBuffer()
}
