import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import timeline from '#blocks/order/timeline.module.css'
import css from './order-detail.module.css'

/** What has happened to the order, oldest first. */
export function OrderHistory({ order: { history } }: { readonly order: OrderView }) {
  const { i18n } = useLingui()
  // A newer server may name changes that this version has no words for.
  const told = history.flatMap(({ kind, at }) => {
    const words = Object.hasOwn(WORDS, kind) ? WORDS[kind] : undefined
    return words ? [{ words, at }] : []
  })
  if (told.length === 0) return null
  return (
    <section aria-labelledby="history" className={css.section} data-screen>
      <h2 id="history">
        <Trans>What happened</Trans>
      </h2>
      <ol className={timeline.timeline}>
        {told.map(({ words, at }, position) => (
          <li key={position} data-newest={position === told.length - 1 || undefined}>
            <p>{i18n._(words)}</p>
            <p className={css.soft}>
              <DateTime at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
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
  'refund-done': msg`The refund has left us`,
  'return-applied': msg`You asked for a return`,
  'return-cancelled': msg`You took the return back`,
}
