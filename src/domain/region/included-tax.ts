import type { Site } from './sites.ts'

export type IncludedTax = 'gst' | 'consumption-tax' | 'vat'

/** The tax that is part of every price of a site: "order total (GST included)" (spec 3). */
export const INCLUDED_TAX: Readonly<Record<Site, IncludedTax>> = {
  sg: 'gst',
  au: 'gst',
  jp: 'consumption-tax',
  eu: 'vat',
}
