import { type RefObject, useEffect, useRef, useState } from 'react'
import { useServerRendered } from './use-server-rendered.ts'

/** Spec 9.4: pictures within 1.3 windows are requested. */
const PRELOAD_FACTOR = 1.3

export function preloadMargin(factor: number): string {
  return `${Math.round((factor - 1) * 100)}%`
}

/** One observer for all pictures of the window: they differ only in position. */
let watch: ((element: Element, onNear: () => void) => () => void) | undefined

function createWatch(): NonNullable<typeof watch> {
  const waiting = new Map<Element, () => void>()
  const margin = preloadMargin(PRELOAD_FACTOR)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    // Rails scroll inside the page: pictures just outside a rail count as near where the browser supports scroll
    // margins.
    { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
  )
  return (element, onNear) => {
    waiting.set(element, onNear)
    observer.observe(element)
    return () => {
      waiting.delete(element)
      observer.unobserve(element)
    }
  }
}

/**
 * Whether a picture may be requested; once near, always near. The browser itself loads server-rendered pictures, so
 * that they appear without the app.
 */
export function useNear<E extends Element>(atOnce: boolean): { near: boolean; frame: RefObject<E | null> } {
  const [near, setNear] = useState(useServerRendered())
  const frame = useRef<E>(null)
  const waits = !near && !atOnce

  useEffect(() => {
    if (!waits || !frame.current) return
    watch ??= createWatch()
    return watch(frame.current, () => setNear(true))
  }, [waits])

  return { near: !waits, frame }
}
