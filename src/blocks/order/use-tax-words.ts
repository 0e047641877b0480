import { useLingui } from '@lingui/react/macro'
import { INCLUDED_TAX } from '#domain/region/included-tax.ts'
import { useStorefront } from '../storefront-context.tsx'

/** Which tax is part of the prices of this site. */
export function useTaxWords(): string {
  const { t } = useLingui()
  const { site } = useStorefront()
  const words = {
    gst: t`GST included`,
    'consumption-tax': t`Consumption tax included`,
    vat: t`VAT included`,
  }
  return words[INCLUDED_TAX[site]]
}
