import type { Site } from './sites.ts'

export type IncludedTax = 'gst' | 'consumption-tax' | 'vat'

/** The tax that is part of every price of a site: "order total (GST included)" (spec 3). */
export const INCLUDED_TAX: Readonly<Record<Site, IncludedTax>> = {
  sg: 'gst',
  au: 'gst',
  jp: 'consumption-tax',
  eu: 'vat',
}

/** Percent of the net price. */
const TAX_PERCENT: Readonly<Record<Site, number>> = { sg: 9, au: 10, jp: 10, eu: 21 }

/** The tax in a price of a site, in its minor units, rounded once: 138.27 in Singapore has 11.42 (traps 1.15). */
export function includedTax(amount: number, site: Site): number {
  const percent = TAX_PERCENT[site]
  return Math.round((amount * percent) / (100 + percent))
}
