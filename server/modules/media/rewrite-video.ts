import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { containerOf, HEAD_BYTES } from '#domain/reviews/review-video.ts'
import { hasWholeBoxes, hasWholeSegment } from './breaks-off.ts'
import { rewriteAvi } from './rewrite-avi.ts'
import type { RewrittenVideo } from './rewritten-video.ts'
import { claimsTooManyFrames, MOST_FRAMES } from './sample-tables.ts'

/** What is wrong with an upload is in the server's own log. */
Logging.level = LogLevel.Errors

class NotAVideo extends Error {
  override readonly name = 'NotAVideo'
}

/**
 * Rewrites a video, keeping only frames and sound: no location, no camera, no text that a browser might execute. MP4
 * and MOV become an MP4 whose index comes first, so that it plays while it is loaded. Throws for another container, a
 * file that breaks off, and one without a picture.
 */
export async function rewriteVideo(upload: Uint8Array): Promise<RewrittenVideo> {
  const kind = containerOf(upload.subarray(0, HEAD_BYTES))
  if (!kind) throw new NotAVideo('another container')
  if (kind === 'avi') return rewriteAvi(upload)
  const isWhole = kind === 'mp4' ? hasWholeBoxes(upload) : hasWholeSegment(upload)
  if (!isWhole) throw new NotAVideo('the file breaks off')
  if (kind === 'mp4' && claimsTooManyFrames(upload)) throw new NotAVideo('too many frames')
  return copyTracks(upload, kind)
}

async function copyTracks(upload: Uint8Array, kind: 'mp4' | 'webm'): Promise<RewrittenVideo> {
  const input = new Input({ source: new BufferSource(upload), formats: [MP4, QTFF, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  const codec = await track?.getCodec()
  if (!track || !codec) throw new NotAVideo('no picture that is known')
  if (!(await new EncodedPacketSink(track).getFirstPacket())) throw new NotAVideo('no frame')
  await refuseManyFrames(input)
  const webm = new WebMOutputFormat()
  // Some browsers record the codec of MP4 into WebM.
  const asWebm = kind === 'webm' && webm.getSupportedVideoCodecs().includes(codec)
  const target = new BufferTarget()
  const output = new Output({
    format: asWebm ? webm : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target,
  })
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    copy: { mode: 'forced', shiftTolerance: Infinity },
    showWarnings: false,
  })
  if (!conversion.isValid || !conversion.utilizedTracks.some((used) => used.isVideoTrack()))
    throw new NotAVideo('no track that can be kept')
  await conversion.execute()
  if (!target.buffer) throw new NotAVideo('no file')
  const seconds = await input.computeDuration()
  return { bytes: new Uint8Array(target.buffer), kind: asWebm ? 'webm' : 'mp4', seconds }
}

/** Counts the frames of all tracks without their bytes, no further than allowed: a WebM has no table that claims them. */
async function refuseManyFrames(input: Input): Promise<void> {
  let frames = 0
  for (const track of await input.getTracks()) {
    const sink = new EncodedPacketSink(track)
    for await (const _ of sink.packets(undefined, undefined, { metadataOnly: true }))
      if (++frames > MOST_FRAMES) throw new NotAVideo('too many frames')
  }
}
