import { useLingui } from '@lingui/react/macro'
import { INCLUDED_TAX } from '#domain/region/included-tax.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

/** The tax that is part of this site's prices. */
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
