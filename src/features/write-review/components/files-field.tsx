import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  ACCEPTED_FILES,
  LARGEST_PHOTO_BYTES,
  MOST_PHOTOS,
  PHOTO_TYPES,
} from '#domain/reviews/review-photos.ts'
import { LARGEST_VIDEO_BYTES } from '#domain/reviews/review-video.ts'
import { useOnline } from '#platform/online.ts'
import { ImageUploader, type ImageUploaderProps } from '#ui/image-uploader/image-uploader.tsx'
import { isVideoOfReview, VIDEO_ENDINGS } from './is-video-of-review.ts'
import type { ReviewUploads } from '../use-review-uploads.ts'

/** Photos and the video of a review (spec 5, 9.4); without a network they wait on this device. */
export function FilesField({ uploads }: { readonly uploads: ReviewUploads }) {
  const { t } = useLingui()
  const online = useOnline()
  const [refused, setRefused] = useState('')
  const { items, blocking } = uploads
  const most = MOST_PHOTOS

  const whyNot: ImageUploaderProps['onRefused'] = (files) =>
    setRefused(
      files
        .map(({ file, why }) => {
          const { name } = file
          if (why === 'oversize')
            return isVideoOfReview(file) ? t`${name} is larger than 30 MB.` : t`${name} is larger than 5 MB.`
          if (why === 'over-count') return t`${name} is one too many: a review has up to ${most} photos.`
          if (why === 'over-video-count') return t`${name} is one too many: a review has one video.`
          return t`${name} is neither a photo (JPEG, PNG, WebP, GIF) nor a video (MP4, MOV, WebM, AVI).`
        })
        .join(' '),
    )

  return (
    <ImageUploader
      label={t`Photos and video (optional)`}
      hint={
        online
          ? t`Up to ${most} photos of 5 MB each, and one video of up to a minute and 30 MB. We remove location data.`
          : t`You’re offline: photos and video are saved here and uploaded when you’re back online.`
      }
      error={blocking ? t`Wait until all is uploaded, try it again or remove it.` : refused}
      items={items}
      maxCount={MOST_PHOTOS}
      maxSize={LARGEST_PHOTO_BYTES}
      types={PHOTO_TYPES}
      videos={{ maxSize: LARGEST_VIDEO_BYTES, endings: VIDEO_ENDINGS }}
      accept={ACCEPTED_FILES}
      onPick={uploads.add}
      onRefused={whyNot}
      onRemove={(id) => {
        setRefused('')
        uploads.remove(id)
      }}
      onRetry={uploads.retry}
      words={{
        add: t`Add photos or a video`,
        record: t`Record a video`,
        retry: t`Try again`,
        removeNamed: (name) => t`Remove ${name}`,
        retryNamed: (name) => t`Try again: ${name}`,
        uploadingNamed: (name) => t`Uploading ${name}`,
        cancelNamed: (name) => t`Cancel the upload of ${name}`,
      }}
    />
  )
}
