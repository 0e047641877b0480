import { Plural, Trans } from '@lingui/react/macro'
import { DateTime } from '#blocks/date-time.tsx'
import type { ProductDetail } from '#contract/product.contract.ts'
import { noticesFor } from '#domain/catalog/notices.ts'
import { useOnline } from '#platform/online.ts'
import css from './buy-box.module.css'
import type { Selection } from './selection.ts'

/** Notices before buying (spec 2.10). */
export function Notices({
  product,
  selection,
}: {
  readonly product: ProductDetail
  readonly selection: Selection | undefined
}) {
  const online = useOnline()
  const { productsPrice: full, finalPrice: now } = selection?.shown ?? product
  const notices = noticesFor({ spu: product.spuCode, full, now })
  const preOrder = product.preSaleSkuList.allAdvance === 1
  if (notices.length === 0 && !preOrder && online) return null
  return (
    <ul className={css.notices}>
      {preOrder && (
        <li>
          <strong>
            <Trans>Pre Order</Trans>
          </strong>{' '}
          <Plural value={product.preSaleDays} one="Ships after # day." other="Ships after # days." />
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
      {!online && (
        <li>
          <Trans>
            You are offline: price and stock as of <DateTime at={product.asOf} />
          </Trans>
        </li>
      )}
    </ul>
  )
}
