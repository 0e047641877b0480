import { useEffect, useEffectEvent } from 'react'
import { NO_WEDGE, wedgeKey } from '#domain/kiosk/wedge.ts'

/**
 * Hears a hand scanner wherever the cursor stands. What it typed into a field is taken out again, and its Enter presses
 * nothing.
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

/** As if it had been typed, so that whoever keeps the field's value hears of it. */
function putBack(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
