import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isHistoryKind, type HistoryKind } from '#domain/orders/order-history.ts'
import timeline from '#blocks/order/timeline.module.css'
import css from './order-detail.module.css'

/** What has happened to the order, oldest first, each with its cause. */
export function OrderHistory({ order: { history } }: { readonly order: OrderView }) {
  const { i18n } = useLingui()
  // A newer server may name changes that this version has no words for.
  const told = history.flatMap(({ kind, ...rest }) =>
    isHistoryKind(kind) ? [{ ...rest, words: WORDS[kind] }] : [],
  )
  if (told.length === 0) return null
  return (
    <section aria-labelledby="history" className={css.section} data-screen>
      <h2 id="history">
        <Trans>What happened</Trans>
      </h2>
      <ol className={timeline.timeline}>
        {told.map(({ words, at, formatAmount, returnNumber, cause }, position) => (
          <li key={position} data-newest={position === told.length - 1 || undefined}>
            <p>
              <span>{i18n._(words)}</span> {formatAmount !== undefined && <span>{formatAmount}</span>}
            </p>
            {returnNumber !== undefined && (
              <p className={css.soft}>
                <Trans>Return {returnNumber}</Trans>
              </p>
            )}
            {cause !== undefined && (
              <p className={css.soft}>
                <bdi>{cause}</bdi>
              </p>
            )}
            <p className={css.soft}>
              <DateTime at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const WORDS: Readonly<Record<HistoryKind, MessageDescriptor>> = {
  placed: msg`Ordered`,
  paid: msg`Paid`,
  held: msg`Payment under review`,
  revived: msg`Paid after its time; the items were still here`,
  shipped: msg`A parcel was handed to the courier`,
  arrived: msg`A parcel arrived`,
  collected: msg`Picked up in the store`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
  changed: msg`Changed: the items are back in your bag`,
  withdrawn: msg`Cancelled by you`,
  'part-cancelled': msg`Some items were cancelled`,
  'given-back': msg`A payment was returned`,
  disputed: msg`The payment was disputed at the bank`,
  refunded: msg`Refunded`,
  'refund-cancelled': msg`Refunded for cancelled items`,
  'refund-returned': msg`Refunded for returned items`,
  'refund-goodwill': msg`Refunded as goodwill`,
  'return-applied': msg`You applied for a return`,
  'return-approved': msg`We approved your return`,
  'return-sent': msg`You stated the parcel of your return`,
  'return-refused': msg`We could not accept your return`,
  'return-cancelled': msg`You cancelled your return`,
  'return-received': msg`We received your return`,
}
