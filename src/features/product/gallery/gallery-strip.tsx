import type { ReactNode, Ref } from 'react'
import { useHydrated } from '#platform/hydrated.ts'
import css from './gallery.module.css'

export type GalleryStripProps = {
  readonly ref: Ref<HTMLUListElement>
  /** It has more than one picture. */
  readonly scrolls: boolean
  readonly onScroll: () => void
  readonly children: ReactNode
}

/** The strip of pictures; a part of its own, so that hydration does not render the pictures again for one attribute. */
export function GalleryStrip({ ref, scrolls, onScroll, children }: GalleryStripProps) {
  const hydrated = useHydrated()
  return (
    <ul
      ref={ref}
      className={css.strip}
      onScroll={onScroll}
      // Without scripts there are no buttons in it, and what scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={scrolls && !hydrated ? 0 : undefined}
    >
      {children}
    </ul>
  )
}
