import { useLingui } from '@lingui/react/macro'
import { UploadsField } from '#blocks/uploads/uploads-field.tsx'
import type { Uploads } from '#blocks/uploads/use-uploads.ts'
import { MOST_RETURN_PHOTOS } from '#domain/returns/return-form.ts'
import { useOnline } from '#platform/online.ts'

type PhotosFieldProps = { readonly uploads: Uploads; readonly error: string | undefined }

/** Photos of what comes back (spec 5); without a network they wait on this device. */
export function PhotosField({ uploads, error }: PhotosFieldProps) {
  const { t } = useLingui()
  const online = useOnline()
  const most = MOST_RETURN_PHOTOS
  return (
    <UploadsField
      uploads={uploads}
      label={t`Photos of the items`}
      hint={
        online
          ? t`1 to ${most} photos of up to 5 MB each. We remove location data.`
          : t`You’re offline: photos are saved here and uploaded when you’re back online.`
      }
      error={error}
      maxCount={most}
      words={{
        add: t`Add photos`,
        refused: (name, why) =>
          why === 'type'
            ? t`${name} is not a photo that we can read: please take JPEG, PNG, WebP or GIF. iPhones save HEIC; “Most Compatible” in their camera settings saves JPEG.`
            : t`${name} is one too many: up to ${most} photos.`,
      }}
    />
  )
}
