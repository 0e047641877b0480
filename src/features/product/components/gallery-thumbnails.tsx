import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Picture } from '#blocks/picture.tsx'
import { useWide } from '#blocks/use-wide.ts'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import css from './gallery.module.css'

/** Spec 9.4: thumbnails are the small variant. */
const SMALL = PICTURE_WIDTHS.slice(0, 1)

type GalleryThumbnailsProps = {
  /** In the order of the gallery; for a video its cover. */
  readonly pictures: readonly string[]
  readonly at: number
  readonly onChoose: (at: number) => void
}

/** The strip beside the large picture on a desktop; the one that is shown is marked and in view. */
export function GalleryThumbnails({ pictures, at, onChoose }: GalleryThumbnailsProps) {
  const { t } = useLingui()
  // Their room is in the page of the server; a phone neither fetches nor makes them.
  const wide = useWide()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const { current } = list
    const shown = current?.children[at]
    // The strip alone moves, never the page.
    if (current && shown instanceof HTMLElement)
      current.scrollTop = shown.offsetTop - (current.clientHeight - shown.offsetHeight) / 2
  }, [at])
  if (!wide) return null
  return (
    <ul ref={list} className={css.thumbnails}>
      {pictures.map((picture, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same view of another colour takes its place
        <li key={index}>
          <Picture of={picture} alt="" sizes="100px" widths={SMALL} />
          <button
            type="button"
            className={css.press}
            aria-label={t`Picture ${index + 1}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  )
}
