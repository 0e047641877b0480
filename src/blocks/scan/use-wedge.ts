import { useEffect, useEffectEvent } from 'react'
import { NO_WEDGE, wedgeKey } from '#domain/kiosk/wedge.ts'

/**
 * Reads a hand scanner wherever the focus is. The code is removed from a focused field, and the scanner's Enter is
 * cancelled.
 */
export function useWedge(onCode: (code: string) => void): void {
  const heard = useEffectEvent(onCode)
  useEffect(() => {
    let wedge = NO_WEDGE
    let before: { field: HTMLInputElement | HTMLTextAreaElement; value: string } | undefined

    function listen(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const next = wedgeKey(wedge, event.key, event.timeStamp)
      if (next.wedge.typed.length === 1) before = fieldOf(event.target)
      wedge = next.wedge
      if (next.code === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (before) putBack(before.field, before.value)
      heard(next.code)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function fieldOf(target: EventTarget | null) {
  const field =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined
  return field && { field, value: field.value }
}

/** Dispatched as input, so that the owner of the field's value is notified. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
