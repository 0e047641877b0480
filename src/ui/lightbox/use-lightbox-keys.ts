import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ZoomRef } from 'yet-another-react-lightbox'

type ZoomKey = (zoom: ZoomRef) => void
const ZOOM_KEYS: Readonly<Record<string, ZoomKey>> = {
  '+': ({ zoomIn }) => zoomIn(),
  // The key of the plus sign, without Shift.
  '=': ({ zoomIn }) => zoomIn(),
  '-': ({ zoomOut }) => zoomOut(),
  '0': ({ changeZoom }) => changeZoom(1),
}

/**
 * Keys for the whole dialog: the library listens on its slides alone, and to the browser's own keys for the zoom of the
 * page, too. Returns the ref of the element around the slides.
 */
export function useLightboxKeys(zoom: ZoomRef | null): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const ofBrowser = event.ctrlKey || event.metaKey || event.altKey
    const act = ZOOM_KEYS[event.key]
    // React listens at the root of the document, above this.
    if (ofBrowser || act) event.stopPropagation()
    if (ofBrowser) return
    if (act && zoom) act(zoom)
    if (event.key.startsWith('Arrow') && !isIn(stage.current, event.target))
      slidesIn(stage.current)?.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }))
  })

  useEffect(() => {
    const dialog = stage.current?.closest('dialog')
    const listen = (event: KeyboardEvent) => onKey(event)
    dialog?.addEventListener('keydown', listen)
    return () => dialog?.removeEventListener('keydown', listen)
  }, [])

  return stage
}

function isIn(stage: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && stage?.contains(target) === true
}

/** What the library listens on: its only element that scripts can focus. */
function slidesIn(stage: HTMLElement | null): Element | null | undefined {
  return stage?.querySelector('[tabindex="-1"]')
}
