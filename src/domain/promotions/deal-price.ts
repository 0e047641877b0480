import { minor, type Minor } from '../brand.ts'
import { share } from '../money/money.ts'

/**
 * What a piece costs in a flash deal: its list price less the percentage, at least one cent. Undefined where it costs no more than
 * that already: a deal never makes a piece dearer.
 */
export function dealPrice(
  { list, price }: { readonly list: Minor; readonly price: Minor },
  percent: number,
): Minor | undefined {
  const deal = minor(Math.max(1, list - share(list, percent)))
  return deal < price ? deal : undefined
}
