import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Picture } from '#blocks/pictures/picture.tsx'
import { useWide } from '#blocks/page/use-wide.ts'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './gallery.module.css'
import { pictureNumber, type GalleryPlace } from './gallery-order.ts'

/** Spec 9.4: thumbnails are the small variant. */
const SMALL = PICTURE_WIDTHS.slice(0, 1)

type GalleryThumbnailsProps = {
  readonly places: readonly GalleryPlace[]
  readonly at: number
  readonly onChoose: (at: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The strip beside the large picture on a desktop, one stop of the keyboard; the one that is shown is marked and in view. */
export function GalleryThumbnails({ places, at, onChoose }: GalleryThumbnailsProps) {
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

  function move(event: KeyboardEvent) {
    const to = at + (STEPS[event.key] ?? 0)
    if (to === at || to < 0 || to >= places.length) return
    event.preventDefault()
    list.current?.querySelectorAll('button')[to]?.focus({ preventScroll: true })
    onChoose(to)
  }

  function labelOf(index: number): string {
    const { film, spin, swatch } = places[index] ?? {}
    if (film) return t`Film`
    if (spin) return t`All around`
    return swatch ? t`Close-up of the cloth` : t`Picture ${pictureNumber(places, index)}`
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <ul ref={list} className={css.thumbnails} onKeyDown={move}>
      {places.map(({ of, film, spin }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same view of another colour takes its place
        <li key={index}>
          <Picture of={of} alt="" sizes="100px" widths={SMALL} />
          <button
            type="button"
            className={css.press}
            aria-label={labelOf(index)}
            aria-current={index === at ? 'true' : undefined}
            tabIndex={index === at ? undefined : -1}
            onClick={() => onChoose(index)}
          >
            {(film || spin) && (
              <span className={css.mark}>
                <Icon name={film ? 'play' : 'sync'} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
