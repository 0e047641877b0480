import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface Unfolding {
  /** The entry whose panel is open; empty for none. */
  readonly open: string
  readonly bar: RefObject<HTMLDivElement | null>
  /** What the library requests: on hover, leave, Escape, or a press on an entry. */
  readonly change: (value: string) => void
  /** A link of this entry was followed: its panel closes and stays closed until the pointer has left it. */
  readonly follow: (value: string) => void
  readonly unfold: (event: KeyboardEvent, value: string) => void
}

/** Which panel of the mega-menu is open. */
export function useUnfolding(): Unfolding {
  const bar = useRef<HTMLDivElement>(null)
  const followed = useRef('')
  const [open, setOpen] = useState('')

  // The menu replaces plain links under a pointer that may already rest on one and does not move again. The browser
  // knows the element below it one frame after rendering.
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

  // Behind an open entry the library inserts a focus guard and hides it from screen readers; a focusable element must
  // not be hidden from them (WCAG 4.1.2).
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
    // The library opens an entry on press and shortly after hover; a followed link must do neither.
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
