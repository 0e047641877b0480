import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { minor, type Minor } from '#domain/brand.ts'
import { adjustmentWords } from '#domain/cart/adjustment-words.ts'
import type { Say } from '#domain/region/say.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts'
import { formatChange, formatMoney, formatRound } from '#domain/money/money.ts'
import { useOnline } from '#platform/online.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ArrivalDays } from '../storefront/arrival-days.tsx'
import { DateTime } from '../storefront/date-time.tsx'
import { useStorefront } from '../storefront/storefront-context.tsx'
import type { FilledCart } from './cart-contents.ts'
import css from './cart-summary.module.css'
import { cartTotals } from './cart-totals.ts'

/** The cost of the selected lines, and what is missing for the next discount. */
export function CartSummary({ cart }: { readonly cart: FilledCart }) {
  const { t, i18n } = useLingui()
  const { locale, site } = useStorefront()
  const sums = cartTotals(cart, site)
  const format = (amount: Minor) => formatMoney(amount, cart.currency, locale)
  const isFree = !sums.adjustments.some(({ rule }) => rule === 'shipping')
  const say: Say = ({ id, message }, values) => i18n._(id, { ...values }, { message })
  return (
    <div className={css.summary}>
      <Incentives sums={sums} currency={cart.currency} format={format} />
      <dl className={css.sums}>
        <div>
          <dt>
            <Plural value={sums.itemsQty} _0="Subtotal" one="Subtotal, # item" other="Subtotal, # items" />
          </dt>
          <dd>{format(sums.merchandise)}</dd>
        </div>
        {sums.adjustments.map(({ rule, amount, reason }) => (
          <div key={rule} className={amount < 0 ? css.saved : undefined}>
            <dt>{adjustmentWords(rule, reason, say)}</dt>
            <dd>{formatChange(amount, cart.currency, locale)}</dd>
          </div>
        ))}
        {isFree && (
          <div>
            <dt>{adjustmentWords('shipping', {}, say)}</dt>
            <dd>{t`Free`}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{format(sums.total)}</dd>
        </div>
      </dl>
      {cart.lines.some(({ isVirtual }) => !isVirtual) && (
        <p className={css.arrives}>
          <Icon name="truck" size={18} />
          <span>
            <Trans>
              Arrives <ArrivalDays />
            </Trans>
          </span>
        </p>
      )}
      <AsOf cart={cart} />
    </div>
  )
}

/** The total alone, where there is no room for the details. */
export function CartTotal({ cart }: { readonly cart: FilledCart }) {
  const { locale, site } = useStorefront()
  return (
    <p className={css.alone}>
      <span>
        <Trans>Total</Trans>
      </span>
      <strong>{formatMoney(cartTotals(cart, site).total, cart.currency, locale)}</strong>
    </p>
  )
}

interface IncentivesProps {
  readonly sums: Totals
  readonly currency: CurrencyCode
  readonly format: (amount: Minor) => string
}

/** What the next step brings: a larger discount, free shipping. */
function Incentives({ sums, currency, format }: IncentivesProps) {
  const { nextTier: next } = sums
  const { locale } = useStorefront()
  const freeOver = formatRound(sums.freeOver, currency, locale)
  const left = sums.freeShippingLeft
  // "Over" the sum means one smallest unit more (spec 9.7); the text shows the round sum.
  const toGo = minor((left ?? 0) - CURRENCIES[currency].step)
  if (!next && left === undefined) return null
  return (
    <ul className={css.incentives}>
      {next && (
        <li>
          <Plural
            value={next.more}
            one={`Add # more item to get ${next.percent}% off`}
            other={`Add # more items to get ${next.percent}% off`}
          />
        </li>
      )}
      {left !== undefined && left > 0 && (
        <li>
          <Trans>
            Shipping is free over {freeOver}: {format(toGo)} to go
          </Trans>
        </li>
      )}
      {left === 0 && (
        <li>
          <Trans>Shipping is free</Trans>
        </li>
      )}
    </ul>
  )
}

/** Sums of a cart that cannot be fetched now are as old as the cart. */
function AsOf({ cart }: { cart: FilledCart }) {
  const online = useOnline()
  if (online || cart.asOf === undefined) return null
  return (
    <p className={css.asOf}>
      <Trans>
        You’re offline: price and stock as of <DateTime at={cart.asOf} />
      </Trans>
    </p>
  )
}
