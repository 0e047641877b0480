import { useEffect } from 'react'
import { useCaller } from '#blocks/use-caller.ts'
import { verifyTablet } from '#commands/kiosk-calls.ts'
import { cacheBarcodeReader } from '#platform/device/barcode.ts'
import { isLeaving, markKiosk, type StoredTablet } from '#platform/kiosk/kiosk-tablet.ts'
import { keepAwake } from '#platform/device/wake-lock.ts'

/** Document settings of a kiosk: screen on, full screen when installed, no autofill, no install prompt. */
export function useKioskDocument({ store }: StoredTablet): void {
  const call = useCaller()

  useEffect(() => {
    if (isLeaving()) return
    markKiosk('on')
    void verifyTablet(call)
    // Scanning also works without a network.
    void cacheBarcodeReader()
  }, [call])

  useEffect(() => keepAwake(), [])

  useEffect(() => {
    const manifest = document.querySelector('link[rel=manifest]')
    manifest?.setAttribute('href', `/manifest.webmanifest?kiosk=${store}`)
  }, [store])

  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault()
    addEventListener('beforeinstallprompt', refuse)
    return () => removeEventListener('beforeinstallprompt', refuse)
  }, [])

  useEffect(() => {
    forgetful(document)
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) forgetful(node)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}

/** The browser must not offer the previous visitor's input. */
function forgetful(root: Document | Element): void {
  const fields = [...root.querySelectorAll('form, input, textarea, select')]
  if (root instanceof Element && root.matches('form, input, textarea, select')) fields.push(root)
  for (const field of fields) field.setAttribute('autocomplete', 'off')
}
