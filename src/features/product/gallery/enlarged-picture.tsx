import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { useOpenPicture } from '../use-open-picture.ts'
import type { PieceOfCloth } from '../use-swatch.ts'
import type { GalleryPlace } from './gallery-order.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const Lightbox = onUse(async () => (await import('./gallery-lightbox.tsx')).GalleryLightbox)

export type EnlargedPictureProps = {
  readonly places: readonly GalleryPlace[]
  readonly name: string
  /** Name of the colour. */
  readonly shade: string
  readonly piece?: PieceOfCloth | undefined
}

/** The picture that the history's entry names, in full size; loaded with the first. */
export function EnlargedPicture(shown: EnlargedPictureProps) {
  const { picture, closePicture } = useOpenPicture()
  const enlarged = useOnceTrue(picture !== undefined)
  if (!enlarged) return null
  return <Lightbox {...shown} open={picture !== undefined} first={picture ?? 0} onClose={closePicture} />
}
