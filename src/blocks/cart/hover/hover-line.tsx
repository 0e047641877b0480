import { Trans } from '@lingui/react/macro'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { PageLink } from '../../page/page-link.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { Price } from '../../product/card/price.tsx'
import { productAddress } from '../../product/card/product-address.ts'
import css from './hover-panel.module.css'

type HoverLineProps = { readonly line: CartViewLine; readonly onFollow: () => void }

/** A line of the bag to look at: the link leads to the product. */
export function HoverLine({ line, onFollow }: HoverLineProps) {
  const { sku, baseUrl, productsName, color, size, qty } = line
  return (
    <li className={css.line}>
      <Picture of={line.imageUrl} sizes="4.5rem" alt="" widths={[180]} />
      <div className={css.words}>
        <PageLink href={productAddress({ baseUrl, skuCode: sku })} className={css.name} onClick={onFollow}>
          {productsName}
        </PageLink>
        <p className={css.kind}>{[color, size].filter(Boolean).join(' / ')}</p>
        <p className={css.kind}>
          <Trans>Quantity: {qty}</Trans>
        </p>
        <Price of={line} />
      </div>
    </li>
  )
}
