import {
  aged,
  type Toast,
  TOAST_MS,
  TOAST_WITH_ACTION_MS,
  type ToastAction,
  withoutToast,
  withToast,
} from './toasts.ts'

const NONE: readonly Toast[] = []
const listeners = new Set<() => void>()
let toasts = NONE
let lastId = 0

/** Shows a passing message; a message that must not be missed belongs in the page (Notice). */
export function toast(message: string, { action }: { readonly action?: ToastAction } = {}) {
  lastId += 1
  const left = action ? TOAST_WITH_ACTION_MS : TOAST_MS
  change(withToast(toasts, { id: lastId, message, action, left }))
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** For the Toaster, the only reader. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => toasts,
  readOnServer: () => NONE,
  pass: (elapsed: number) => change(aged(toasts, elapsed)),
  remove: (id: number) => change(withoutToast(toasts, id)),
}
