import { Trans, useLingui } from '@lingui/react/macro'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { dayRange, DELIVERY_DAYS, REFUND_DAYS, shippingWords } from '#domain/cart/shipping.ts'
import { isFinalSale } from '#domain/catalog/notices.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useHasStores } from '#blocks/storefront/use-has-stores.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import css from './details.module.css'
import type { Selection } from '#blocks/product/choices/selection.ts'
import { useStoresNearMe } from '../use-stores-near-me.ts'
import { StoresWithIt } from './stores-with-it.tsx'

/** Of the section that lists stores with the piece. */
export const PICKUP_ID = 'pickup'

export type DetailsProps = { readonly product: ProductDetail; readonly selection: Selection | undefined }

/** Description, care and shipping, collapsed. */
export function Details({ product, selection }: DetailsProps) {
  const { t } = useLingui()
  const stores = selection?.shown.storeInventory ?? []
  const nearMe = useStoresNearMe()
  const hasStores = useHasStores()
  return (
    <div className={css.details}>
      {!product.productDescriptionValue && <Sku of={product} selection={selection} />}
      {product.productDescriptionValue && (
        <Disclosure summary={t`Description`} open>
          <p>
            <RichText html={product.productDescriptionValue} />
          </p>
          <Sku of={product} selection={selection} />
        </Disclosure>
      )}
      {(product.material || product.care) && (
        <Disclosure summary={t`Material & Care`}>
          {product.material && <p>{product.material}</p>}
          {product.care && (
            <p>
              <RichText html={product.care} />
            </p>
          )}
        </Disclosure>
      )}
      {hasStores && stores.length > 0 && selection && !product.stopSelling && (
        <Disclosure id={PICKUP_ID} summary={t`In-store pickup`} onToggle={nearMe.prepare}>
          <StoresWithIt size={selection.shown} nearMe={nearMe} />
        </Disclosure>
      )}
      <Disclosure summary={t`Delivery & Returns`}>
        <DeliveryAndReturns
          isFinalSale={isFinalSale(selection?.shown ?? product)}
          isCollected={hasStores && product.pickupText !== ''}
        />
      </Disclosure>
    </div>
  )
}

function Sku({ of, selection }: { readonly of: ProductDetail; readonly selection: Selection | undefined }) {
  return (
    <p className={css.sku}>
      <Trans>SKU: {selection?.chosen?.sku ?? selection?.colour.color.pid ?? of.spuCode}</Trans>
    </p>
  )
}

type Terms = {
  readonly isFinalSale: boolean
  /** It can be collected in a store. */
  readonly isCollected: boolean
}

/** Spec 9.7, ordered by relevance to the user. */
function DeliveryAndReturns({ isFinalSale, isCollected }: Terms) {
  const { freeOver, fee } = shippingWords(useStorefront())
  return (
    <ul className={css.terms}>
      <li>
        <Trans>
          Free shipping over {freeOver}, otherwise {fee}.
        </Trans>
      </li>
      <li>
        <Trans>Processing {dayRange(DELIVERY_DAYS.processing)} business days.</Trans>
      </li>
      <li>
        <Trans>International delivery {dayRange(DELIVERY_DAYS.international)} business days.</Trans>
      </li>
      {isCollected && (
        <li>
          <Trans>Pickup within {dayRange(DELIVERY_DAYS.pickup)} days after the ready email.</Trans>
        </li>
      )}
      <li>
        {isFinalSale ? (
          <Trans>No returns or exchanges on final sale.</Trans>
        ) : (
          <Trans>Return request within 15 days of delivery, processed within 3 working days.</Trans>
        )}
      </li>
      <li>
        <Trans>A refund appears in {dayRange(REFUND_DAYS)} business days.</Trans>
      </li>
    </ul>
  )
}
