import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { CartLineRow } from './cart-line-row.tsx'
import css from './cart-line-row.module.css'

export function CartLines({ lines }: { readonly lines: readonly CartViewLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <CartLineRow key={line.sku} line={line} />
      ))}
    </ul>
  )
}
