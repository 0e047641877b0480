import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { useStorefront } from '../../storefront/storefront-context.tsx'
import type { FilledCart } from '../cart-contents.ts'
import { giftsNow } from '../cart-totals.ts'
import css from './gifts.module.css'
import { useGifts } from './use-gifts.ts'

/** Free gifts and preferential goods in the bag; one whose reason is gone says so and is not ordered. */
export function GiftLines({ cart }: { readonly cart: FilledCart }) {
  const { t } = useLingui()
  const { site } = useStorefront()
  const { busy, remove } = useGifts()
  const gifts = giftsNow(cart, site)
  if (gifts.length === 0) return null
  return (
    <ul className={css.gifts} aria-label={t`Gifts and offers in your bag`}>
      {gifts.map((gift) => (
        <li key={gift.ruleId} className={css.gift} data-off={gift.state !== 'ordered' || undefined}>
          <Picture of={gift.imageUrl} sizes="5rem" alt="" widths={[180]} />
          <div className={css.words}>
            <p className={css.label}>
              {gift.giftType === 1 ? <Trans>Free gift</Trans> : <Trans>Preferential price</Trans>}
            </p>
            <p>{gift.productsName}</p>
            <p className={css.soft}>{[gift.color, gift.size].filter(Boolean).join(' / ')}</p>
            {gift.state !== 'ordered' && (
              <p className={css.problem} role="status">
                {gift.problem ?? <Trans>Not part of your order now: your bag is below its minimum.</Trans>}
              </p>
            )}
            <div>
              <Button
                look="quiet"
                size="small"
                busy={busy}
                aria-label={t`Remove ${gift.productsName}`}
                onClick={() => void remove(gift.ruleId)}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          </div>
          <p className={css.price}>{gift.formatFinalPrice}</p>
        </li>
      ))}
    </ul>
  )
}
