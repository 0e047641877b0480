import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isReviewVideo, useOpenPhotos, type ReviewFile } from '../use-open-photos.ts'
import type { GalleryPlace } from './gallery-order.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const Lightbox = onUse(async () => (await import('./gallery-lightbox.tsx')).GalleryLightbox)

/** The photos and videos of reviews that the history's entry names, in full size; loaded with the first. */
export function EnlargedPhotos({ name }: { readonly name: string }) {
  const { t } = useLingui()
  const { photos, closePhotos } = useOpenPhotos()
  // The dialog keeps its pictures while it closes.
  const [last, setLast] = useState(photos)
  if (photos && photos !== last) setLast(photos)
  if (!last) return null
  return (
    <Lightbox
      open={photos !== undefined}
      places={last.list.map(placeOf)}
      sizes={last.list.map((file) => (isReviewVideo(file) ? {} : file))}
      first={last.first}
      name={name}
      shade={last.list.some(isReviewVideo) ? t`Photos and videos of buyers` : t`Photos of buyers`}
      onClose={closePhotos}
    />
  )
}

function placeOf(file: ReviewFile): GalleryPlace {
  return isReviewVideo(file) ? { of: file.cover, video: file } : { of: file.src }
}
