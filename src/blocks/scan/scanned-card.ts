import { proxy, useSnapshot } from 'valtio'

export interface ScannedCard {
  readonly code: string
  /** `number`: names the member; `rotating`: also proves that the member is here (trust.md S13). */
  readonly kind: 'number' | 'rotating'
  /** Number of the scan: the same card may be scanned again. */
  readonly scan: number
}

const state = proxy<{ card: ScannedCard | undefined; isOpen: boolean }>({ card: undefined, isOpen: false })

/** The member's card that was scanned last on this tablet, and whether it is on the screen. */
export function useScannedCard() {
  return useSnapshot(state)
}

export function openScannedCard(card: Pick<ScannedCard, 'code' | 'kind'>): void {
  state.card = { ...card, scan: (state.card?.scan ?? 0) + 1 }
  state.isOpen = true
}

export function closeScannedCard(): void {
  state.isOpen = false
}
