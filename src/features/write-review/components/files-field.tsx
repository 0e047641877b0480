import { useLingui } from '@lingui/react/macro'
import { UploadsField, type UploadsFieldProps } from '#blocks/uploads/uploads-field.tsx'
import type { Uploads } from '#blocks/uploads/use-uploads.ts'
import { MOST_PHOTOS } from '#domain/reviews/review-photos.ts'
import { useOnline } from '#platform/online.ts'

/** Photos and the video of a review (spec 5, 9.4). */
export function FilesField({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useLingui()
  const online = useOnline()
  const most = MOST_PHOTOS

  const whyNot: UploadsFieldProps['words']['refused'] = (name, why) => {
    if (why === 'over-count') return t`${name} is one too many: a review has up to ${most} photos.`
    if (why === 'over-video-count') return t`${name} is one too many: a review has one video.`
    return t`${name} is neither a photo (JPEG, PNG, WebP, GIF) nor a video (MP4, MOV, WebM, AVI).`
  }

  return (
    <UploadsField
      uploads={uploads}
      label={t`Photos and video (optional)`}
      hint={
        online
          ? t`Up to ${most} photos of 5 MB each, and one video of up to a minute and 30 MB. We remove location data.`
          : t`You’re offline: photos and video are saved here and uploaded when you’re back online.`
      }
      maxCount={MOST_PHOTOS}
      video
      words={{
        add: t`Add photos or a video`,
        refused: whyNot,
      }}
    />
  )
}
