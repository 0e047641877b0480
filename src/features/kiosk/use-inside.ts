import { useEffect, useEffectEvent } from 'react'
import { readLanguage } from '#domain/region/language.ts'
import { blockExternalNavigation } from '#platform/external-navigation.ts'

/** Pages about the user's own device: a kiosk belongs to the store. */
const NOT_HERE = /^\/this-device\/?$/

/** A kiosk does not leave the shop: a foreign link or form is shown as a QR code instead. */
export function useInside(show: (address: string) => void): void {
  const shown = useEffectEvent(show)
  useEffect(() => {
    function stop(event: Event) {
      event.preventDefault()
      event.stopPropagation()
    }
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null
      if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return
      const url = new URL(link.href, location.href)
      if (url.origin !== location.origin) {
        stop(event)
        shown(url.href)
      } else if (NOT_HERE.test(readLanguage(url.pathname).page)) {
        stop(event)
      } else if (opensElsewhere(link, event)) {
        stop(event)
        location.assign(url.href)
      }
    }
    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (new URL(form.action, location.href).origin !== location.origin) stop(event)
    }
    const undo = blockExternalNavigation((address) => shown(address))
    addEventListener('click', onClick, { capture: true })
    addEventListener('auxclick', onClick, { capture: true })
    addEventListener('submit', onSubmit, { capture: true })
    // "Open in a new tab", "Save as", dragging a picture into another window.
    addEventListener('contextmenu', stop, { capture: true })
    addEventListener('dragstart', stop, { capture: true })
    return () => {
      undo()
      removeEventListener('click', onClick, { capture: true })
      removeEventListener('auxclick', onClick, { capture: true })
      removeEventListener('submit', onSubmit, { capture: true })
      removeEventListener('contextmenu', stop, { capture: true })
      removeEventListener('dragstart', stop, { capture: true })
    }
  }, [])
}

/** Another tab or window would outlive the visit. */
function opensElsewhere(link: HTMLAnchorElement | HTMLAreaElement, event: MouseEvent): boolean {
  const named = link.target !== '' && link.target !== '_self'
  return named || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
}
