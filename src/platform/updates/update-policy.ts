import { MINUTE_MS } from '#domain/time-units.ts'

/** When a new version of the app may be activated without asking (offline.md S6). */
export interface UpdateMoment {
  /** Input has been typed that is not sent. */
  readonly dirty: boolean
  /** On the way to payment, or on the way back from it. */
  readonly inCheckout: boolean
  /** Changes are being sent, or exist only in the memory of this page. */
  readonly busy: boolean
  readonly occasion: 'page-opened' | 'came-back' | 'in-use'
  readonly hiddenForMs: number
}

export const LONG_AWAY_MS = 30 * MINUTE_MS

export function mayUpdateSilently({ dirty, inCheckout, busy, occasion, hiddenForMs }: UpdateMoment): boolean {
  if (dirty || inCheckout || busy) return false
  return occasion === 'page-opened' || (occasion === 'came-back' && hiddenForMs > LONG_AWAY_MS)
}
