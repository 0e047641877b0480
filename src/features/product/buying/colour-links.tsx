import { useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import css from './buy-box.module.css'
import { inColour, type Selection } from '#blocks/product/choices/selection.ts'

/** The colours of a product as links: a choice that only a reload can show. Rendered by the server alone. */
export function ColourLinks({
  product,
  chosen,
}: {
  readonly product: ProductDetail
  readonly chosen: Selection | undefined
}) {
  const { t } = useLingui()
  return (
    <nav className={css.colours} aria-label={t`Color`}>
      <strong>{t`Color`}</strong>
      {product.attributes.map((colour) => {
        const { pid, name, hex } = colour.color
        const { sku = '' } = inColour(colour, undefined)
        return (
          <PageLink
            key={pid}
            href={productAddress({ baseUrl: product.baseUrl, skuCode: sku })}
            aria-current={pid === chosen?.colour.color.pid ? 'true' : undefined}
          >
            <span style={{ background: hex }} />
            <span>{name}</span>
          </PageLink>
        )
      })}
    </nav>
  )
}
