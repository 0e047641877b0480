import { isoBrands, isStillPicture } from './iso-brands.ts'

/** The video of a review (spec 5): one, of at most 30 MB and one minute. */
export const LARGEST_VIDEO_BYTES = 30 * 1024 * 1024
const LONGEST_VIDEO_SECONDS = 60
/** A cover is drawn of the frame at this time (spec 9.4). */
export const COVER_AT_SECONDS = 1

/** A larger file is sent in parts of this size, so that each arrives within the time limit of a call. */
export const VIDEO_PART_BYTES = 1024 * 1024
export const MOST_VIDEO_PARTS = LARGEST_VIDEO_BYTES / VIDEO_PART_BYTES

/** The containers in which the shop keeps videos: MOV files are kept as MP4. */
export const VIDEO_KINDS = ['mp4', 'webm', 'avi'] as const
export type VideoKind = (typeof VIDEO_KINDS)[number]

export const VIDEO_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
} as const satisfies Record<VideoKind, `video/${string}`>

const ADDRESS = /^\/media\/v\/([\w-]{22})\.(mp4|webm|avi)$/

export interface VideoName {
  /** Of the uploaded bytes. */
  readonly hash: string
  readonly kind: VideoKind
}

export function videoAddress({ hash, kind }: VideoName): string {
  return `/media/v/${hash}.${kind}`
}

/** undefined for any other address. */
export function readVideoAddress(address: string): VideoName | undefined {
  const [, hash, ending] = ADDRESS.exec(address) ?? []
  const kind = VIDEO_KINDS.find((known) => known === ending)
  return hash !== undefined && kind ? { hash, kind } : undefined
}

/** No browser plays AVI: such a video is offered as a file. */
export function isPlayedByBrowsers(kind: VideoKind): boolean {
  return kind !== 'avi'
}

const EBML = [0x1a, 0x45, 0xdf, 0xa3]
/** Bytes that are enough for `containerOf`. */
export const HEAD_BYTES = 64

/** Which container a file begins as, by its bytes; undefined for anything else, whatever its file name. */
export function containerOf(head: Uint8Array): VideoKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  // MP4 and MOV; photos of phones are in the same container.
  const brands = isoBrands(head)
  if (brands.length > 0) return isStillPicture(brands) ? undefined : 'mp4'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return 'avi'
  // Matroska, of which WebM is a part, names its kind within the first element.
  if (EBML.every((byte, at) => head[at] === byte) && text(0, HEAD_BYTES).includes('webm')) return 'webm'
  return undefined
}

export interface FilePart {
  readonly first: number
  /** The byte after the last. */
  readonly end: number
}

/** How a file of this size is sent; a file of one part is sent as it is. */
export function partsOf(size: number): readonly FilePart[] {
  const count = Math.max(1, Math.ceil(size / VIDEO_PART_BYTES))
  return Array.from({ length: count }, (_, at) => ({
    first: at * VIDEO_PART_BYTES,
    end: Math.min(size, (at + 1) * VIDEO_PART_BYTES),
  }))
}

/** As players write it: "0:07". */
export function videoLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Why a video cannot be taken; undefined for one that can. A length that is not known is left to the server. */
export function videoProblem({
  size,
  seconds,
}: {
  readonly size: number
  readonly seconds: number | undefined
}): 'too-large' | 'too-long' | undefined {
  if (size > LARGEST_VIDEO_BYTES) return 'too-large'
  // Players round: the last frame of a minute may end a little after it.
  if (seconds !== undefined && seconds > LONGEST_VIDEO_SECONDS + 0.5) return 'too-long'
  return undefined
}
