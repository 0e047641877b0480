import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface Unfolding {
  /** The entry whose panel is open; empty for none. */
  readonly open: string
  readonly bar: RefObject<HTMLDivElement | null>
  /** What the library asks for: by hovering, leaving, Escape, or a press on an entry. */
  readonly change: (value: string) => void
  /** A link of this entry is followed: its panel closes, and stays closed until the pointer has left it. */
  readonly follow: (value: string) => void
  readonly unfold: (event: KeyboardEvent, value: string) => void
}

/** Which panel of the mega-menu is open. */
export function useUnfolding(): Unfolding {
  const bar = useRef<HTMLDivElement>(null)
  const followed = useRef('')
  const [open, setOpen] = useState('')

  // The menu takes the place of plain links; a pointer that already rests on one does not move again. The browser
  // notices what is under it a frame after it is drawn.
  useEffect(() => {
    function openUnderPointer() {
      const entry = bar.current?.querySelector<HTMLElement>('[data-entry]:hover')
      if (entry?.querySelector('[aria-expanded]')) setOpen(entry.dataset['entry'] ?? '')
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(openUnderPointer)
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  // Behind an open entry the library puts a stop that leads the focus into the panel, and hides it from screen
  // readers; nothing that takes the focus may be hidden from them (WCAG 4.1.2).
  useLayoutEffect(() => {
    bar.current?.querySelector('li > span[aria-hidden][tabindex="0"]')?.removeAttribute('aria-hidden')
  }, [open])

  useEffect(() => {
    const element = bar.current
    const forget = () => {
      followed.current = ''
    }
    element?.addEventListener('pointerleave', forget)
    return () => element?.removeEventListener('pointerleave', forget)
  }, [])

  function change(value: string) {
    // The library opens an entry that is pressed, and one hovered a moment ago; a followed link wants neither.
    if (value !== '' && value === followed.current) return
    followed.current = ''
    setOpen(value)
  }

  function follow(value: string) {
    followed.current = value
    setOpen('')
  }

  function unfold(event: KeyboardEvent, value: string) {
    if (event.key !== ' ' && (event.key !== 'ArrowDown' || open === value)) return
    event.preventDefault()
    followed.current = ''
    setOpen(open === value ? '' : value)
  }

  return { open, bar, change, follow, unfold }
}
