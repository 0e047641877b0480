import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from 'mediabunny'

/** A film of frames that need no other frame, as WebM. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** VP8, each a key frame. */
  readonly frames: readonly Uint8Array[]
}

/** As WebP encodes: the matrix of BT.601 in the range of television, the colours of sRGB. */
const COLOURS = {
  matrix: 'smpte170m',
  primaries: 'bt709',
  transfer: 'iec61966-2-1',
  fullRange: false,
} as const

class NoFilm extends Error {
  override readonly name = 'NoFilm'
}

export async function muxWebm({ width, height, framesPerSecond, frames }: Film): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const track = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(track, { frameRate: framesPerSecond })
  await output.start()
  const decoderConfig = { codec: 'vp8', codedWidth: width, codedHeight: height, colorSpace: COLOURS }
  const length = 1 / framesPerSecond
  for (const [index, frame] of frames.entries())
    await track.add(new EncodedPacket(frame, 'key', index * length, length), { decoderConfig })
  await output.finalize()
  if (!target.buffer) throw new NoFilm('The muxer wrote no file')
  return new Uint8Array(target.buffer)
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
