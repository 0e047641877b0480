/** A film of frames that need no other frame, as WebM. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** VP8, each a key frame. */
  readonly frames: readonly Uint8Array[]
}

/** EBML: an id, a length and what is in it. */
type Element = Buffer

const MS_PER_SECOND = 1_000
const NS_PER_SECOND = 1_000_000_000
/** A tick of the file's clock, in nanoseconds: a millisecond. */
const TICK = 1_000_000
const KEY_FRAME = 0x80
const FIRST_TRACK = 0x81

/**
 * Matroska with one VP8 track (RFC 9559): head, index of one entry, one cluster. The index precedes the frames, so that a
 * browser can begin and repeat the film without reading its end first.
 */
export function muxWebm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const step = MS_PER_SECOND / framesPerSecond
  const head = element(0x1a45dfa3, [
    whole(0x4286, 1),
    whole(0x42f7, 1),
    whole(0x42f2, 4),
    whole(0x42f3, 8),
    text(0x4282, 'webm'),
    whole(0x4287, 4),
    whole(0x4285, 2),
  ])
  const info = element(0x1549a966, [
    whole(0x2ad7b1, TICK),
    real(0x4489, frames.length * step),
    text(0x4d80, 'vanda'),
    text(0x5741, 'vanda'),
  ])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      whole(0xd7, 1),
      whole(0x73c5, 1),
      whole(0x9c, 0),
      text(0x86, 'V_VP8'),
      whole(0x83, 1),
      whole(0x23e383, Math.round(NS_PER_SECOND / framesPerSecond)),
      element(0xe0, [whole(0xb0, width), whole(0xba, height), colours()]),
    ]),
  ])
  const cluster = element(0x1f43b675, [
    whole(0xe7, 0),
    ...frames.map((frame, index) => element(0xa3, [blockHead(Math.round(index * step)), Buffer.from(frame)])),
  ])
  // Its own length does not depend on the position, which has four bytes.
  const cuesAt = (position: number) =>
    element(0x1c53bb6b, [
      element(0xbb, [whole(0xb3, 0), element(0xb7, [whole(0xf7, 1), element(0xf1, [fourBytes(position)])])]),
    ])
  const before = info.length + tracks.length + cuesAt(0).length
  return Buffer.concat([head, element(0x18538067, [info, tracks, cuesAt(before), cluster])])
}

/** As WebP encodes: the matrix of BT.601 in the range of television, the colours of sRGB. */
function colours(): Element {
  return element(0x55b0, [whole(0x55b1, 6), whole(0x55b9, 1), whole(0x55ba, 13), whole(0x55bb, 1)])
}

function blockHead(time: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt8(FIRST_TRACK, 0)
  head.writeInt16BE(time, 1)
  head.writeUInt8(KEY_FRAME, 3)
  return head
}

function element(id: number, content: readonly Buffer[]): Element {
  const body = Buffer.concat(content)
  return Buffer.concat([bytesOf(id), sizeOf(body.length), body])
}

function whole(id: number, value: number): Element {
  return element(id, [bytesOf(value)])
}

function real(id: number, value: number): Element {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, [body])
}

function text(id: number, value: string): Element {
  return element(id, [Buffer.from(value, 'ascii')])
}

function fourBytes(value: number): Buffer {
  const body = Buffer.alloc(4)
  body.writeUInt32BE(value)
  return body
}

/** The fewest bytes that hold a whole number, at least one. */
function bytesOf(value: number): Buffer {
  const digits = value.toString(16)
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
}

/** A length in eight bytes, of which the first is the mark of that. */
function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt8(1, 0)
  size.writeUIntBE(length, 2, 6)
  return size
}

class NoVp8Frame extends Error {
  override readonly name = 'NoVp8Frame'
}

const CHUNK_HEAD = 8
const FIRST_CHUNK = 12

/** The frame in a lossy WebP file: a RIFF container around one VP8 key frame. */
export function vp8Of(webp: Buffer): Uint8Array {
  for (let at = FIRST_CHUNK; at + CHUNK_HEAD <= webp.length;) {
    const length = webp.readUInt32LE(at + 4)
    const body = at + CHUNK_HEAD
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(body, body + length)
    // Chunks have an even length.
    at = body + length + (length % 2)
  }
  throw new NoVp8Frame('The file holds no VP8 frame')
}
