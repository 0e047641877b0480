import sharp from 'sharp'
import { MOST_PIXELS } from '../photo-limits.ts'
import type { ImageProblem } from './image-refused.ts'
import { GROUND } from './ground.ts'

/** What is known of a photograph before it is shown. */
interface ImageFacts {
  /** Pixels, as it is shown: turned by its EXIF. */
  readonly width: number
  readonly height: number
  readonly format: string
  /** `#rrggbb`, the most frequent colour. */
  readonly color: string
}

interface ExaminedImage {
  readonly facts: ImageFacts
  /** Something is seen of it, and there is nothing around. */
  readonly isCutOut: boolean
}

export type Examined = ExaminedImage | { readonly refused: ImageProblem }

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
/** EXIF orientations from this one on lie on their side. */
const FIRST_ON_ITS_SIDE = 5
const MOST_SECONDS = 30
/** Edge of the small picture whose colours are counted. */
const SAMPLE = 64
/** Alpha of a pixel that shows nothing. */
const CLEAR_BELOW = 12
/** How much of a cutout is clear, and how much is not. */
const LEAST_SHARE = 0.03

/** Decodes a photograph as a whole: a file with a broken end is found here, not by a shopper. */
export async function examineImage(bytes: Uint8Array): Promise<Examined> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return { refused: 'unreadable' }
  const format = head.compression === 'av1' ? 'avif' : head.format
  if (format !== 'avif' && !FORMATS.includes(format)) return { refused: 'format' }
  if ((head.pages ?? 1) > 1) return { refused: 'animated' }
  if (head.width * head.height > MOST_PIXELS) return { refused: 'pixels' }
  const sample = await sampleOf(bytes).catch(() => undefined)
  if (!sample) return { refused: 'unreadable' }
  const isTurned = (head.orientation ?? 1) >= FIRST_ON_ITS_SIDE
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height]
  const facts = { width, height, format, color: await dominantColor(sample) }
  return { facts, isCutOut: await isCutOut(sample) }
}

function sampleOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
}

async function dominantColor(sample: Uint8Array): Promise<string> {
  const { dominant } = await sharp(
    await sharp(sample).flatten({ background: GROUND }).png().toBuffer(),
  ).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Clear pixels are counted: one that is left over of a cut is no transparent picture. */
async function isCutOut(sample: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(sample)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const clear = data.filter((alpha) => alpha < CLEAR_BELOW).length / (info.width * info.height)
  return clear >= LEAST_SHARE && clear <= 1 - LEAST_SHARE
}
