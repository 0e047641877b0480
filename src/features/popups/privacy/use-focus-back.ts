import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface FocusProps {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Gives the focus back to the element that had it before a part beside the page, when the part goes away with the focus
 * inside. `takesFocus`: the part has it from its beginning.
 */
export function useFocusBack(part: RefObject<HTMLElement | null>, takesFocus: boolean): FocusProps {
  const before = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (takesFocus) part.current?.focus()
  }, [part, takesFocus])

  // The clean-up of a layout effect still finds the part in the document.
  useLayoutEffect(() => {
    const { current } = part
    return () => {
      const opener = before.current
      if (current?.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true })
    }
  }, [part])

  return {
    onFocus({ relatedTarget, currentTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
  }
}
