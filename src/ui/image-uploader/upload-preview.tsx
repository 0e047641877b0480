import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './image-uploader.module.css'
import type { UploadItem } from './upload-item.ts'

/** What is uploaded, as it will be seen: a picture, or a video in the browser's own player, which begins with a press. */
export function UploadPreview({ item }: { readonly item: UploadItem }) {
  const { name, preview, film, type, status } = item
  const [unplayable, setUnplayable] = useState(false)
  if (type === 'image') return <img className={css.preview} src={preview} alt={name} />
  if (film !== undefined && !unplayable)
    return (
      // The user's own file: there are no captions of it.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={css.preview}
        src={film}
        poster={preview || undefined}
        aria-label={name}
        // Its own bar is that of the upload until then.
        controls={status !== 'uploading'}
        playsInline
        preload={preview ? 'none' : 'metadata'}
        onError={() => setUnplayable(true)}
      />
    )
  return (
    <div className={css.neutral} role="img" aria-label={name}>
      {preview && <img className={css.preview} src={preview} alt="" />}
      <span className={css.sign}>
        <Icon name="play" size={24} />
      </span>
      {!preview && <span className={css.fileName}>{name}</span>}
    </div>
  )
}
