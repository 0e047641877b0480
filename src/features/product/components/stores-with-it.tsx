import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductSize } from '#contract/product.contract.ts'
import css from './details.module.css'

/** Above this number the store only shows as available. */
const FEW = 3

/** The stores that have this size in stock (spec 2.10). */
export function StoresWithIt({ size }: { readonly size: ProductSize }) {
  return (
    <>
      <ul className={css.stores}>
        {size.storeInventory.map(({ storeId, name, stock }) => (
          <li key={storeId}>
            <span>{name}</span>
            <StockInStore stock={stock} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>For size {size.size}. Choose pickup at checkout; it costs nothing.</Trans>
      </p>
    </>
  )
}

function StockInStore({ stock }: { stock: number }) {
  const { t } = useLingui()
  return (
    <span className={css.stock} data-none={stock === 0 || undefined}>
      {stock === 0 && t`Not available`}
      {stock > 0 && stock <= FEW && <Plural value={stock} one="Only # left" other="Only # left" />}
      {stock > FEW && t`Available`}
    </span>
  )
}
