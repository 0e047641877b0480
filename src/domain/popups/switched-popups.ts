import type { Popup } from './queue.ts'

/** The popups that the owner can turn off; those about privacy and the bag always come (spec 4.3). */
export const SWITCHED_POPUPS = [
  'newsletter',
  'draw',
  'gift',
  'multi-item',
  'banner',
] as const satisfies readonly Popup[]
export type SwitchedPopup = (typeof SWITCHED_POPUPS)[number]

export function isSwitchedPopup(name: string): name is SwitchedPopup {
  return SWITCHED_POPUPS.some((popup) => popup === name)
}
