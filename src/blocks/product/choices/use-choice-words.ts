import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'

export interface ChoiceWords {
  /** Of what is chosen on its page. */
  readonly label: string
  /** Add was pressed without it (spec 5). */
  readonly missing: string
}

/** The name of a product's choice: a gift card has amounts, a group virtual product has products, the others have sizes. */
export function useChoiceWords({
  isGiftCard,
  isGroupVirtual,
}: Pick<ProductCard, 'isGiftCard' | 'isGroupVirtual'>): ChoiceWords {
  const { t } = useLingui()
  if (isGiftCard) return { label: t`Amount`, missing: t`Please select an amount.` }
  if (isGroupVirtual) return { label: t`Product`, missing: t`Please select a product` }
  return { label: t`Size`, missing: t`Please select a size.` }
}
