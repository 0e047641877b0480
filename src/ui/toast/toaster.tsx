import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import css from './toaster.module.css'
import { toastStore } from './toast.ts'
import { useTopModal } from './use-top-modal.ts'

const BEAT_MS = 100

/** Renders all toasts in the only polite live region of the page; once a page, at its end. */
export function Toaster({ label }: { /** Names the region. */ readonly label: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  const modal = useTopModal(toasts.length > 0)
  const region = <Region key={modal ? 'modal' : 'page'} label={label} toasts={toasts} />
  return modal ? createPortal(region, modal) : region
}

function Region({ label, toasts }: { label: string; toasts: ReturnType<typeof toastStore.read> }) {
  const region = useRef<HTMLOutputElement>(null)
  // A live region that is inserted with its text is not announced: empty first, filled a moment later.
  const [ready, setReady] = useState(false)
  const waiting = toasts.length > 0
  useEffect(() => {
    if (!waiting) return
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [waiting])

  useEffect(() => {
    if (!waiting) return
    const beat = setInterval(() => {
      const held = region.current?.matches(':hover, :focus-within') || document.hidden
      if (!held) toastStore.pass(BEAT_MS)
    }, BEAT_MS)
    return () => clearInterval(beat)
  }, [waiting])

  return (
    <output ref={region} aria-live="polite" aria-label={label} className={css.region}>
      {ready &&
        toasts.map(({ id, message, action }) => (
          <span key={id} className={css.toast} data-surface="ink">
            <span>{message}</span>
            {action && (
              <button
                type="button"
                onClick={() => {
                  toastStore.remove(id)
                  action.onAct()
                }}
              >
                {action.label}
              </button>
            )}
          </span>
        ))}
    </output>
  )
}
