import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

type Question = {
  readonly open: boolean
  /** The user closes the modal: Escape, the close button, a press outside. */
  readonly onClose: () => void
  /** False where a stray press must not lose work. */
  readonly lightDismiss: boolean
}

/**
 * Keeps a native `<dialog>` in step with `open`. The browser traps the focus, hides the page from screen readers and
 * layers; this adds what browsers lack: focus back to the opener also where clicks do not focus (Safari), a press
 * outside where `closedby` is unknown, and contents that stay until the closing transition has ended.
 */
export function useModal({ open, onClose, lightDismiss }: Question) {
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
  }

  // A layout effect, because its clean-up still finds the dialog in the document and can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    holdScrollbarWidth()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      const giveBack = () => opener instanceof HTMLElement && opener.focus()
      if (document.activeElement === document.body) giveBack()
      const moves = dialog.getAnimations?.() ?? []
      void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
        // After its commit React focuses again what had the focus before; of a closed dialog, a video takes it.
        if (dialog.contains(document.activeElement)) giveBack()
        setLeaving(false)
      })
    }
  }, [open])

  // `cancel` and `close` also bubble up from file inputs and dialogs inside: only the dialog's own events count.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget

  return {
    /** Whether the contents are mounted. */
    filled: open || leaving,
    dialogProps: {
      ref,
      closedby: lightDismiss ? ('any' as const) : ('closerequest' as const),
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return
        event.preventDefault()
        onClose()
      },
      // Closed by the browser itself (a second Escape cannot be prevented); not by the effect above, which reopens in strict mode.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (own(event) && open && !event.currentTarget.open) onClose()
      },
      onClick: (event: MouseEvent) => {
        const unaided = !('closedBy' in HTMLDialogElement.prototype)
        if (lightDismiss && unaided && own(event)) onClose()
      },
    },
  }
}

/**
 * The page loses its scrollbar while a dialog is open; base.css pads it by the same width. A second dialog finds none
 * to measure.
 */
function holdScrollbarWidth() {
  if (document.querySelector('dialog:modal')) return
  const { documentElement: root } = document
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}
