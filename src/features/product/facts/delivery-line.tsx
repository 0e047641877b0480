import { Plural, Trans } from '@lingui/react/macro'
import { ArrivalDays } from '#blocks/storefront/arrival-days.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { Selection } from '#blocks/product/choices/selection.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { shippingWords } from '#domain/cart/shipping.ts'
import { isPreOrder, isWithoutParcel } from '#domain/catalog/variants.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './delivery-line.module.css'
import { PICKUP_ID } from './details.tsx'

type DeliveryLineProps = { readonly product: ProductDetail; readonly selection: Selection | undefined }

/** When the piece arrives, and how many stores have the size: what a buyer asks beside the button. */
export function DeliveryLine({ product, selection }: DeliveryLineProps) {
  const { freeOver } = shippingWords(useStorefront())
  if (isWithoutParcel(product) || product.isGiftCard || product.stopSelling) return null
  const stores = selection?.shown.storeInventory.filter(({ stock }) => stock > 0).length ?? 0
  const preSaleDays = isPreOrder(product) ? product.preSaleDays : 0
  return (
    <ul className={css.lines}>
      <li>
        <Icon name="truck" size={18} />
        <span>
          <Trans>
            Arrives <ArrivalDays asOf={product.asOf} preSaleDays={preSaleDays} />
          </Trans>
        </span>
        <span className={css.terms}>
          <Trans>free over {freeOver}</Trans>
        </span>
      </li>
      {stores > 0 && (
        <li>
          <Icon name="store" size={18} />
          <a href={`#${PICKUP_ID}`}>
            <Plural value={stores} one="In stock at # store" other="In stock at # stores" />
          </a>
        </li>
      )}
    </ul>
  )
}
