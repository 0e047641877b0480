import sharp from 'sharp'
import { FILM_RATE, type FilmFrames } from './film.ts'
import type { Sheet } from './lay-on-wall.ts'
import { muxWebm, vp8Of } from './webm.ts'

/** Threads side by side: more quality, or the chroma of one runs into the next. */
export async function renderWeave({ pixels, width, height }: Sheet): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 74, effort: 3 })
    .toBuffer()
}

/** A drawing without a wall: what is not drawn stays transparent. */
export async function renderCutOut(svg: string, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 96 }).resize({ width })
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 }).toBuffer()
  return picture.webp({ quality: 78, effort: 4 }).toBuffer()
}

interface RenderOrder {
  readonly width: number
  readonly format: 'webp' | 'avif'
  /** For the first picture of a first visit: ten times the processor time, a third fewer bytes, fewer rings at edges. */
  readonly small?: boolean
}

/** Drawn at the requested width: the edges are vectors and stay sharp, the light is smooth at any size. */
export async function renderDrawing(svg: string, { width, format, small }: RenderOrder): Promise<Buffer> {
  const drawn = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width)
  const density = Math.max(1, Math.min(288, (72 * width) / drawn))
  const picture = sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#f6f1e9' })
  if (format === 'avif') {
    const settings = small ? { quality: 46, effort: 4 } : { quality: 52, effort: 1 }
    return picture.avif({ ...settings, chromaSubsampling: '4:2:0' }).toBuffer()
  }
  return picture.webp({ quality: 74, effort: 4 }).toBuffer()
}

/** Of a film's frames, the best first: a print of small dots takes the last. */
const FILM_QUALITIES = [62, 46, 30, 16, 6] as const
const MOST_FILM_BYTES = 390_000
/** Frames from which the weight of a film is estimated: the still one, and one in the gust. */
const SAMPLES = 2

/** A film as WebM, in the best quality that is light enough for a phone. */
export async function renderFilm({ width, height, frames }: FilmFrames): Promise<Uint8Array> {
  const drawn = [...frames]
  const encode = (frame: Buffer, quality: number) =>
    sharp(frame, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 2 })
      .toBuffer()
  const quality = await qualityFor(drawn, encode)
  const encoded: Uint8Array[] = []
  for (const frame of drawn) encoded.push(vp8Of(await encode(frame, quality)))
  return muxWebm({ width, height, framesPerSecond: FILM_RATE, frames: encoded })
}

async function qualityFor(
  frames: readonly Buffer[],
  encode: (frame: Buffer, quality: number) => Promise<Buffer>,
): Promise<number> {
  const samples = frames.filter((_, index) => index % Math.ceil(frames.length / SAMPLES) === 0)
  const share = MOST_FILM_BYTES / frames.length
  for (const quality of FILM_QUALITIES) {
    const sizes = await Promise.all(samples.map(async (frame) => (await encode(frame, quality)).length))
    if (Math.max(...sizes) <= share) return quality
  }
  return Math.min(...FILM_QUALITIES)
}
