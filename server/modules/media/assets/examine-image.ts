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

export type Examined = ImageFacts | { readonly refused: ImageProblem }

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp']
/** EXIF orientations from this one on lie on their side. */
const FIRST_ON_ITS_SIDE = 5
const MOST_SECONDS = 30
/** Edge of the small picture whose colours are counted. */
const SAMPLE = 64

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
  const color = await dominantColor(bytes).catch(() => undefined)
  if (color === undefined) return { refused: 'unreadable' }
  const isTurned = (head.orientation ?? 1) >= FIRST_ON_ITS_SIDE
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height]
  return { width, height, format, color }
}

async function dominantColor(bytes: Uint8Array): Promise<string> {
  const sample = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .png()
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
  const { dominant } = await sharp(sample).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
