import { useEffect, useRef, type RefObject } from 'react'

export interface TouchedPoint {
  readonly x: number
  readonly y: number
}

/**
 * The point of the window that fingers, mouse or wheel touched last inside an element, between two fingers their
 * middle; undefined after a key, which acts on the middle of the element.
 */
export function useTouchedPoint(element: RefObject<HTMLElement | null>): RefObject<TouchedPoint | undefined> {
  const point = useRef<TouchedPoint>(undefined)

  useEffect(() => {
    const stage = element.current
    const dialog = stage?.closest('dialog')
    if (!stage || !dialog) return
    const down = new Map<number, TouchedPoint>()
    const listening = new AbortController()
    const how = { signal: listening.signal, capture: true, passive: true }

    function touch({ pointerId, clientX, clientY }: PointerEvent) {
      down.set(pointerId, { x: clientX, y: clientY })
      const points = [...down.values()]
      point.current = {
        x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
        y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
      }
    }
    const lift = ({ pointerId }: PointerEvent) => down.delete(pointerId)

    stage.addEventListener('pointerdown', touch, how)
    stage.addEventListener('pointermove', (event) => down.has(event.pointerId) && touch(event), how)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      stage.addEventListener(end, lift, how)
    stage.addEventListener(
      'wheel',
      ({ clientX, clientY }) => {
        point.current = { x: clientX, y: clientY }
      },
      how,
    )
    const forget = () => {
      point.current = undefined
    }
    dialog.addEventListener('keydown', forget, how)
    dialog.addEventListener(
      'click',
      ({ target }) => !(target instanceof Node && stage.contains(target)) && forget(),
      how,
    )
    return () => listening.abort()
  }, [element])

  return point
}
