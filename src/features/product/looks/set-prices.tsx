import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import css from './bundle.module.css'

type SetPricesProps = {
  readonly sets: ProductDetail['sets']
  readonly others: readonly ProductCard[]
}

/** What the page's piece costs together with others; the bag takes the difference off by itself (spec 2.10, 9.6). */
export function SetPrices({ sets, others }: SetPricesProps) {
  const { i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locale)
  const named = sets.flatMap((set) => {
    const names = set.spuCodes.map((spu) => others.find(({ spuCode }) => spuCode === spu)?.productsName)
    return names.every((name) => name !== undefined) ? [{ ...set, names: list.format(names) }] : []
  })
  if (named.length === 0) return null
  return (
    <ul className={css.sets}>
      {named.map(({ names, spuCodes, formatPrice, formatFull }) => (
        <li key={spuCodes.join(' ')}>
          <Trans>
            With {names}: <strong>{formatPrice}</strong> instead of {formatFull}, in any size. Your bag takes
            the difference off.
          </Trans>
        </li>
      ))}
    </ul>
  )
}
