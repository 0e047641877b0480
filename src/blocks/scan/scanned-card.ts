import { proxy, useSnapshot } from 'valtio'

interface ScannedCard {
  readonly code: string
  /** Number of the scan: the same card may be scanned again. */
  readonly scan: number
}

const state = proxy<{ card: ScannedCard | undefined; isOpen: boolean }>({ card: undefined, isOpen: false })

/** The member's card that was scanned last on this tablet, and whether it is on the screen. */
export function useScannedCard() {
  return useSnapshot(state)
}

export function openScannedCard(code: string): void {
  state.card = { code, scan: (state.card?.scan ?? 0) + 1 }
  state.isOpen = true
}

export function closeScannedCard(): void {
  state.isOpen = false
}
