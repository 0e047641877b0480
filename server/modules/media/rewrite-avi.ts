import type { RewrittenVideo } from './rewritten-video.ts'

class NotAnAvi extends Error {
  override readonly name = 'NotAnAvi'
}

const CHUNK_HEAD = 8
/** A list begins with its kind. */
const LIST_HEAD = CHUNK_HEAD + 4
/** Lists that are read chunk by chunk. */
const OPENED = new Set(['hdrl', 'strl', 'odml'])
/** Chunks that players need; the others are written by the camera or its software. */
const PLAYED = new Set(['avih', 'strh', 'strf', 'dmlh', 'indx', 'idx1', 'vprp'])

interface AviFacts {
  head: DataView | undefined
  frames: boolean
}

/**
 * An AVI file without what its camera or its software has noted: such chunks keep their place, for the index counts bytes,
 * and are blank. Throws for a file that breaks off and for one without frames.
 */
export function rewriteAvi(upload: Uint8Array): RewrittenVideo {
  const bytes = Buffer.from(upload)
  const found: AviFacts = { head: undefined, frames: false }
  let end = 0
  // Files of more than a gigabyte go on in another RIFF; smaller ones may.
  for (let at = 0; at + LIST_HEAD <= bytes.length && nameAt(bytes, at) === 'RIFF'; at = end) {
    end = endOf(bytes, at)
    if (end > bytes.length) throw new NotAnAvi('the file breaks off')
    blank(bytes, { from: at + LIST_HEAD, to: end, found })
  }
  if (!found.head || !found.frames) throw new NotAnAvi('no frames')
  const microseconds = found.head.getUint32(0, true) * found.head.getUint32(16, true)
  return { bytes: bytes.subarray(0, end), kind: 'avi', seconds: microseconds / 1_000_000 }
}

function blank(bytes: Buffer, { from, to, found }: { from: number; to: number; found: AviFacts }): void {
  for (let at = from; at + CHUNK_HEAD <= to;) {
    const name = nameAt(bytes, at)
    const end = Math.min(endOf(bytes, at), to)
    const list = name === 'LIST' ? bytes.toString('latin1', at + CHUNK_HEAD, at + LIST_HEAD) : undefined
    if (list === 'movi') found.frames = true
    else if (list !== undefined && OPENED.has(list)) blank(bytes, { from: at + LIST_HEAD, to: end, found })
    else if (PLAYED.has(name)) readHead(bytes, { name, at, end, found })
    else bytes.fill(0, at + CHUNK_HEAD, end)
    at = end
  }
}

/** The main header: microseconds of a frame, and how many frames there are. */
const MAIN_HEAD_BYTES = 20

function readHead(
  bytes: Buffer,
  { name, at, end, found }: { name: string; at: number; end: number; found: AviFacts },
): void {
  const body = at + CHUNK_HEAD
  if (name === 'avih' && end - body >= MAIN_HEAD_BYTES)
    found.head = new DataView(bytes.buffer, bytes.byteOffset + body, MAIN_HEAD_BYTES)
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}

/** Chunks have an even length. */
function endOf(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32LE(at + 4)
  return at + CHUNK_HEAD + length + (length % 2)
}
