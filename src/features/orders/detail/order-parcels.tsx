import { Trans, useLingui } from '@lingui/react/macro'
import { PARCEL_WORDS } from '#blocks/order/status-words.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './order-detail.module.css'

/** What the courier has: a line for each parcel. Their steps are on a page of their own. */
export function OrderParcels({ order: { orderNumber, parcels } }: { readonly order: OrderView }) {
  const { i18n } = useLingui()
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="parcels" className={css.section} data-screen>
      <h2 id="parcels">
        <Trans>Parcels</Trans>
      </h2>
      <ul className={css.rows}>
        {parcels.map(({ tracking, courier, step }) => (
          <li key={tracking}>
            <p>
              <bdi>{courier}</bdi> <bdi className={css.soft}>{tracking}</bdi>
            </p>
            <p>{i18n._(PARCEL_WORDS[step])}</p>
          </li>
        ))}
      </ul>
      <p>
        <PageLink href={`/user/orders/track/${orderNumber}`} className={linkClass('quiet')}>
          <Trans>See each step</Trans>
        </PageLink>
      </p>
    </section>
  )
}
