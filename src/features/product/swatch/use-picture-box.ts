import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'

/** Frames without a change after which an animation of the zoom is over. */
const STILL_FRAMES = 8

/** Where the picture of a slide is on the page; undefined until it is rendered. */
export function pictureBox(stage: HTMLElement | null, of: string): DOMRect | undefined {
  return stage?.querySelector(`[data-picture="${CSS.escape(of)}"]`)?.getBoundingClientRect()
}

interface FollowedPicture {
  readonly stage: RefObject<HTMLElement | null>
  readonly of: string
  /** Another value with each change of the zoom. */
  readonly zoom: ZoomRef | null
}

/** Calls with the box of a picture in each frame in which it moves: the library animates it without a render. */
export function usePictureBox({ stage, of, zoom }: FollowedPicture, onMove: (box: DOMRect) => void): void {
  const report = useEffectEvent((box: DOMRect) => onMove(box))
  useEffect(() => {
    let frame = 0
    let still = 0
    let last = ''
    function follow() {
      const box = pictureBox(stage.current, of)
      const now = box ? `${box.x} ${box.y} ${box.width}` : ''
      still = now === last ? still + 1 : 0
      last = now
      if (box) report(box)
      if (still < STILL_FRAMES) frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [stage, of, zoom])
}
