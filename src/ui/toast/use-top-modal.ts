import { useEffect, useState } from 'react'

/**
 * The container for toasts in the topmost dialog, while one is wanted. Everything outside a modal dialog is inert: a
 * toast out there could be seen but neither heard nor pressed, so it moves in, and out again when the dialog closes.
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
    // `close` does not bubble, but it can be captured; opening is told by `toggle`.
    document.addEventListener('close', look, true)
    document.addEventListener('toggle', look, true)
    return () => {
      document.removeEventListener('close', look, true)
      document.removeEventListener('toggle', look, true)
    }
  }, [asking])
  return asking ? modal : undefined
}
