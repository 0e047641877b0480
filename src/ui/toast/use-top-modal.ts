import { useEffect, useState } from 'react'

/**
 * The container for toasts in the topmost dialog while toasts are shown. Everything outside a modal dialog is inert: a
 * toast there could be seen but neither announced nor pressed, so it moves into the dialog, and out again when the
 * dialog closes.
 */
export function useTopModal(asking: boolean): Element | undefined {
  const [modal, setModal] = useState<Element>()
  useEffect(() => {
    if (!asking) return
    const look = () => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1)
      setModal(top?.querySelector('[data-toasts]') ?? top)
    }
    look()
    // `close` does not bubble but can be captured; `toggle` reports opening.
    document.addEventListener('close', look, true)
    document.addEventListener('toggle', look, true)
    return () => {
      document.removeEventListener('close', look, true)
      document.removeEventListener('toggle', look, true)
    }
  }, [asking])
  return asking ? modal : undefined
}
