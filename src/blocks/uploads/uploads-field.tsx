import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ACCEPTED_FILES, LARGEST_PHOTO_BYTES, PHOTO_TYPES } from '#domain/reviews/review-photos.ts'
import { LARGEST_VIDEO_BYTES } from '#domain/reviews/review-video.ts'
import { ImageUploader, type ImageUploaderProps } from '#ui/image-uploader/image-uploader.tsx'
import { isVideo, VIDEO_ENDINGS } from './is-video.ts'
import type { Uploads } from './use-uploads.ts'

export type UploadsFieldProps = {
  readonly uploads: Uploads
  readonly label: string
  readonly hint: string
  readonly error?: string | undefined
  readonly maxCount: number
  /** The form takes a video beside the photos. */
  readonly video?: boolean
  readonly words: {
    readonly add: string
    /** Why a file is not taken: too many photos, a second video, another kind of file. */
    readonly refused: (name: string, why: 'over-count' | 'over-video-count' | 'type') => string
  }
}

/** Photos of a form, and its video (spec 5, 9.4); without a network they wait on this device. */
export function UploadsField({
  uploads,
  label,
  hint,
  error,
  maxCount,
  video = false,
  words,
}: UploadsFieldProps) {
  const { t } = useLingui()
  const [refused, setRefused] = useState('')
  const { items, blocking } = uploads

  const whyNot: ImageUploaderProps['onRefused'] = (files) =>
    setRefused(
      files
        .map(({ file, why }) => {
          const { name } = file
          if (why !== 'oversize') return words.refused(name, why)
          return isVideo(file) ? t`${name} is larger than 30 MB.` : t`${name} is larger than 5 MB.`
        })
        .join(' '),
    )

  return (
    <ImageUploader
      label={label}
      hint={hint}
      error={blocking ? t`Wait until all is uploaded, try it again or remove it.` : refused || error}
      items={items}
      maxCount={maxCount}
      maxSize={LARGEST_PHOTO_BYTES}
      types={PHOTO_TYPES}
      {...(video && { videos: { maxSize: LARGEST_VIDEO_BYTES, endings: VIDEO_ENDINGS } })}
      accept={video ? ACCEPTED_FILES : PHOTO_TYPES}
      onPick={uploads.add}
      onRefused={whyNot}
      onRemove={(id) => {
        setRefused('')
        uploads.remove(id)
      }}
      onRetry={uploads.retry}
      words={{
        add: words.add,
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
