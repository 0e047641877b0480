import { COVER_AT_SECONDS } from '#domain/reviews/review-video.ts'

/** What the browser can say of a video; a format that it does not know has neither. */
interface VideoFacts {
  /** undefined where the file does not say it. */
  readonly seconds: number | undefined
  /** The frame at one second (spec 9.4), as JPEG. */
  readonly cover: Blob | undefined
}

/** A browser that cannot read a file may say nothing at all. */
const PATIENCE_MS = 8_000
const WIDEST_COVER = 1080
const QUALITY = 0.85

class NoCover extends Error {
  override readonly name = 'NoCover'
}

/** Reads length and cover of a video. A cover that cannot be drawn is only logged (spec 4.12, 8). */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const source = URL.createObjectURL(file)
  let seconds: number | undefined
  try {
    video.src = source
    await happens(video, 'loadeddata')
    // Recordings of some browsers do not say how long they are.
    if (Number.isFinite(video.duration)) seconds = video.duration
    video.currentTime = Math.min(COVER_AT_SECONDS, (seconds ?? COVER_AT_SECONDS * 2) / 2)
    await happens(video, 'seeked')
    return { seconds, cover: await drawFrame(video) }
  } catch (error) {
    reportError(error)
    return { seconds, cover: undefined }
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(source)
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new NoCover('the browser reads no frame')), PATIENCE_MS)
    const end = (settle: () => void) => () => {
      clearTimeout(late)
      settle()
    }
    video.addEventListener(event, end(resolve), { once: true })
    video.addEventListener(
      'error',
      end(() => reject(new NoCover(video.error?.message ?? 'unknown format'))),
      {
        once: true,
      },
    )
  })
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, WIDEST_COVER / videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!drawn) throw new NoCover('no picture of the frame')
  return drawn
}
