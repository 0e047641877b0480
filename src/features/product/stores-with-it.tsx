import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductSize } from '#contract/product.contract.ts'
import css from './details.module.css'

/** More than a handful is simply there. */
const FEW = 3

/** Which stores have this size on the shelf (spec 2.10). */
export function StoresWithIt({ size }: { readonly size: ProductSize }) {
  return (
    <>
      <ul className={css.stores}>
        {size.storeInventory.map(({ storeId, name, stock }) => (
          <li key={storeId}>
            <span>{name}</span>
            <Shelf stock={stock} />
          </li>
        ))}
      </ul>
      <p className={css.hint}>
        <Trans>For size {size.size}. Choose pickup at checkout; it costs nothing.</Trans>
      </p>
    </>
  )
}

function Shelf({ stock }: { stock: number }) {
  const { t } = useLingui()
  return (
    <span className={css.stock} data-none={stock === 0 || undefined}>
      {stock === 0 && t`Not available`}
      {stock > 0 && stock <= FEW && <Plural value={stock} one="Only # left" other="Only # left" />}
      {stock > FEW && t`Available`}
    </span>
  )
}
