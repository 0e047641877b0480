import { useState } from 'react'
import { motionOff } from '../motion.ts'
import { seenImages } from './seen-images.ts'

/** From one picture to the next of the same frame, in ms. */
const FADE_MS = 120

interface Layer {
  readonly src: string
}

export interface Layers<Shown extends Layer> {
  readonly shown: Shown
  /** The one that it replaces, below it until it is there. */
  readonly before: Shown | undefined
}

/** The layers once a frame is given another picture: one that was never there is not kept, and none is there twice. */
export function replaced<Shown extends Layer>(
  { shown, before }: Layers<Shown>,
  next: Shown,
  isLoaded: (src: string) => boolean,
): Layers<Shown> {
  const kept = isLoaded(shown.src) ? shown : before
  return { shown: next, before: kept?.src === next.src ? undefined : kept }
}

/** Keeps the picture of a frame until the one that replaces it has loaded, then fades from one to the other. */
export function useCrossFade<Shown extends Layer>(picture: Shown) {
  const [layers, setLayers] = useState<Layers<Shown>>({ shown: picture, before: undefined })
  if (layers.shown.src !== picture.src) setLayers(replaced(layers, picture, seenImages.has))

  async function cover(image: HTMLImageElement): Promise<void> {
    if (!layers.before) return
    await image.decode().catch(() => {})
    if (!motionOff()) {
      const fade = image.animate({ opacity: [0, 1] }, { duration: FADE_MS, fill: 'forwards' })
      await fade.finished.catch(() => {})
    }
    setLayers((now) => (now.shown.src === picture.src ? { ...now, before: undefined } : now))
  }

  return { before: layers.before, cover }
}
