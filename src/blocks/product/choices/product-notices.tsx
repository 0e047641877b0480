import { Plural, Trans } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { isPreOrder } from '#domain/catalog/variants.ts'
import { noticesFor } from '#domain/catalog/notices.ts'
import css from './product-notices.module.css'
import type { Selection } from './selection.ts'

type NoticesProps = {
  readonly product: ProductDetail
  readonly selection: Selection | undefined
  /** In the quick view, which leaves some of them to the product's page. */
  readonly quickView?: boolean
}

/** Notices before buying (spec 2.10). */
export function Notices({ product, selection, quickView = false }: NoticesProps) {
  const { productsPrice, finalPrice } = selection?.shown ?? product
  const notices = noticesFor({ spu: product.spuCode, productsPrice, finalPrice, quickView })
  const preOrder = isPreOrder(product)
  if (notices.length === 0 && !preOrder) return null
  return (
    <ul className={css.notices}>
      {preOrder && (
        <li>
          <strong>
            <Trans>Pre Order</Trans>
          </strong>{' '}
          <Plural value={product.preSaleDays} one="Ships within # day." other="Ships within # days." />
        </li>
      )}
      {notices.includes('final-sale') && (
        <li>
          <Trans>No returns or exchanges on final sale.</Trans>
        </li>
      )}
      {notices.includes('gift-box') && (
        <li>
          <Trans>This gift box is non-returnable once sold.</Trans>
        </li>
      )}
    </ul>
  )
}
