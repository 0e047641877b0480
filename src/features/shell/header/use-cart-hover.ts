import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { isWide } from '#blocks/page/use-wide.ts'

/** A pointer that only crosses the icon opens nothing, and one that cuts a corner closes nothing. In ms. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 240

/** Whether the panel of the bag's icon is open: by pointer or Tab, where there is room for it; never by touch. */
export function useCartHover() {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function turn(open: boolean, after = 0) {
    clearTimeout(timer.current)
    if (after === 0) setOpen(open)
    else timer.current = setTimeout(() => setOpen(open), after)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // The focus may be anywhere while the pointer rests on the panel (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return
    const escape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [isOpen])

  return {
    isOpen,
    close: () => turn(false),
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse' && isWide()) turn(true, OPEN_AFTER_MS)
      },
      onPointerLeave(event: PointerEvent) {
        const hasFocus = event.currentTarget.querySelector(':focus-visible') !== null
        if (event.pointerType === 'mouse' && !hasFocus) turn(false, CLOSE_AFTER_MS)
      },
      /** Tab alone: a dialog that closes gives the focus back to the icon as well. */
      onKeyUp(event: KeyboardEvent) {
        const { target } = event
        if (event.key === 'Tab' && target instanceof Element && target.matches('[data-bag]') && isWide())
          turn(true)
      },
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) turn(false)
      },
    },
  }
}
