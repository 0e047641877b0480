import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LARGEST_PHOTO_BYTES, MOST_PHOTOS, PHOTO_TYPES } from '#domain/reviews/review-photos.ts'
import { useOnline } from '#platform/online.ts'
import { ImageUploader, type ImageUploaderProps } from '#ui/image-uploader/image-uploader.tsx'
import type { PhotoUploads } from '../use-photo-uploads.ts'

/** Photos of a review (spec 5); they need the network, its words do not. */
export function PhotoField({ photos }: { readonly photos: PhotoUploads }) {
  const { t } = useLingui()
  const online = useOnline()
  const [refused, setRefused] = useState('')
  const { items, waiting } = photos
  const most = MOST_PHOTOS

  const whyNot: ImageUploaderProps['onRefused'] = (files) =>
    setRefused(
      files
        .map(({ file: { name }, why }) => {
          if (why === 'oversize') return t`${name} is larger than 5 MB.`
          if (why === 'over-count') return t`${name} is one too many: a review has up to ${most} photos.`
          return t`${name} is not a JPEG, PNG or WebP.`
        })
        .join(' '),
    )

  return (
    <ImageUploader
      label={t`Photos (optional)`}
      hint={
        online
          ? t`Up to ${most} photos of at most 5 MB each. We remove what your camera has noted in them, the place too.`
          : t`You are offline: photos can be added once there is a network. Your words are kept on this device.`
      }
      error={waiting ? t`Wait until your photos are uploaded, try them again or remove them.` : refused}
      items={items}
      maxCount={MOST_PHOTOS}
      maxSize={LARGEST_PHOTO_BYTES}
      types={PHOTO_TYPES}
      disabled={!online}
      onPick={photos.add}
      onRefused={whyNot}
      onRemove={(id) => {
        setRefused('')
        photos.remove(id)
      }}
      onRetry={photos.retry}
      words={{
        add: t`Add photos`,
        retry: t`Try again`,
        removeNamed: (name) => t`Remove ${name}`,
        retryNamed: (name) => t`Try again: ${name}`,
        uploadingNamed: (name) => t`Uploading ${name}`,
      }}
    />
  )
}
