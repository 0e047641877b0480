import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** When the links of a list are replaced during use, the focus stays on the same link. */
export function useFocusRestore(list: RefObject<HTMLElement | null>, exchanged: boolean): void {
  const held = useRef(-1)

  useEffect(() => {
    const note = () => {
      held.current = linksOf(list.current).findIndex((link) => link === document.activeElement)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])

  useLayoutEffect(() => {
    if (exchanged && document.activeElement === document.body) linksOf(list.current)[held.current]?.focus()
  }, [list, exchanged])
}

function linksOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll('a') ?? [])]
}
