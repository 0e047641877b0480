/** Spec 9.4: a toast stays 3000 ms. One with a button stays twice as long. */
export const TOAST_MS = 3000
export const TOAST_WITH_ACTION_MS = 6000

/** At most three toasts at once: the oldest is removed first. */
const MOST = 3

export type ToastAction = { readonly label: string; readonly onAct: () => void }
export type Toast = {
  readonly id: number
  readonly message: string
  readonly action?: ToastAction
  /** What is left of its time, in ms. */
  readonly left: number
}

/** The queue with one more toast; the same text replaces the earlier one and restarts its time. */
export function withToast(toasts: readonly Toast[], next: Toast): readonly Toast[] {
  return [...toasts.filter((toast) => toast.message !== next.message), next].slice(-MOST)
}

/** The queue after `elapsed` ms, without those whose time is up. */
export function aged(toasts: readonly Toast[], elapsed: number): readonly Toast[] {
  return toasts.map((toast) => ({ ...toast, left: toast.left - elapsed })).filter((toast) => toast.left > 0)
}

export function withoutToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}
