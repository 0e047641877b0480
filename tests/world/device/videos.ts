import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny'
import sharp from 'sharp'
import { vp8Of } from '#demo/drawing/film/webm.ts'

/** What a phone notes in a file, and what no file of the shop may hold. */
export const NOTED = 'N 1.3521 E 103.8198 <script>alert(1)</script>'

const WIDTH = 96
const HEIGHT = 128
const FRAMES_PER_SECOND = 10

interface Look {
  readonly seconds?: number
  /** Two videos of different tones are different files. */
  readonly tone?: number
}

const FORMATS = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
} as const satisfies Record<string, () => OutputFormat>

/** A small real video whose frames change their colour. */
export async function aVideo(
  kind: keyof typeof FORMATS,
  { seconds = 2, tone = 40 }: Look = {},
): Promise<Buffer<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: FORMATS[kind](), target })
  const track = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(track, { frameRate: FRAMES_PER_SECOND })
  output.setMetadataTags({ title: NOTED, comment: NOTED })
  await output.start()
  const decoderConfig = { codec: 'vp8', codedWidth: WIDTH, codedHeight: HEIGHT }
  const length = 1 / FRAMES_PER_SECOND
  const [dark, light] = await Promise.all([aFrame(tone), aFrame(tone + 100)])
  for (let index = 0; index < seconds * FRAMES_PER_SECOND; index++) {
    const frame = index < FRAMES_PER_SECOND ? dark : light
    await track.add(new EncodedPacket(frame, 'key', index * length, length), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

async function aFrame(tone: number): Promise<Uint8Array> {
  const create = {
    width: WIDTH,
    height: HEIGHT,
    channels: 3 as const,
    background: { r: tone, g: 90, b: 110 },
  }
  return vp8Of(await sharp({ create }).webp().toBuffer())
}

function chunk(name: string, body: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
const list = (kind: string, ...parts: Buffer[]) =>
  chunk('LIST', Buffer.concat([Buffer.from(kind, 'latin1'), ...parts]))

/** An AVI as old cameras write it, with what they note. */
export function anAvi({ seconds = 2 }: Look = {}): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(56)
  head.writeUInt32LE(1_000_000 / FRAMES_PER_SECOND)
  head.writeUInt32LE(seconds * FRAMES_PER_SECOND, 16)
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('AVI '),
      list(
        'hdrl',
        chunk('avih', head),
        list('strl', chunk('strh', Buffer.alloc(56)), chunk('strn', Buffer.from(NOTED))),
      ),
      list('INFO', chunk('ICMT', Buffer.from(NOTED))),
      chunk('JUNK', Buffer.from(NOTED)),
      list('movi', chunk('00dc', Buffer.alloc(2_000, 7))),
      chunk('idx1', Buffer.alloc(16)),
    ]),
  )
}
