import { foldGroups, foldTyped } from '../text/typed-text.ts'

export interface SearchedOrder {
  readonly orderNumber: string
  /** Names of its products, as bought and as they are called today. */
  readonly names: readonly string[]
}

/** Whether an order is meant by these words: part of its number, or of a name; every sign is taken literally (traps 2.15). */
export function matchesOrder(keyword: string, { orderNumber, names }: SearchedOrder): boolean {
  const words = foldName(keyword)
  if (words === '') return true
  const digits = foldGroups(keyword).replaceAll('#', '').toUpperCase()
  if (/^[A-Z0-9]{3,}$/.test(digits) && orderNumber.includes(digits)) return true
  return names.some((name) => foldName(name).includes(words))
}

function foldName(text: string): string {
  return foldTyped(text).normalize('NFKC').toLowerCase()
}
