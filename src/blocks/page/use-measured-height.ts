import { type RefObject, useEffect, useRef } from 'react'

/** Writes the height of an element into a property of the document, and removes it with the element. */
export function useMeasuredHeight<Part extends HTMLElement>(property: `--${string}`): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const { current } = part
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return part
}
