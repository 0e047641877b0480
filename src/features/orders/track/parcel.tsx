import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { PARCEL_WORDS } from '#blocks/order/status-words.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { OrderView, ParcelView } from '#contract/buying/orders.contract.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { CopyNumber } from './copy-number.tsx'
import timeline from '#blocks/order/timeline.module.css'
import css from './tracking.module.css'

type ParcelProps = {
  readonly parcel: ParcelView
  readonly order: OrderView
  /** Of several parcels. */
  readonly number: number | undefined
}

/** One parcel: courier, number, what is in it, and its steps. */
export function Parcel({ parcel, order, number }: ParcelProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { courier, tracking, link, step, items, events } = parcel
  const nameOf = (position: number) => order.item.find((line) => line.position === position)?.productsName
  const steps = events.length > 0 ? events : [{ step, place: '', at: parcel.shippedAt }]
  return (
    <section aria-labelledby={id} className={css.parcel}>
      <header className={css.head}>
        <h2 id={id}>{number === undefined ? <Trans>Your parcel</Trans> : <Trans>Parcel {number}</Trans>}</h2>
        <p className={css.soft}>
          {items
            .map(({ position, qty }) => (qty > 1 ? `${qty} × ${nameOf(position)}` : nameOf(position)))
            .join(', ')}
        </p>
      </header>
      <div className={css.number}>
        <p>
          <span className={css.soft}>
            <bdi>{courier}</bdi>
          </span>
          <bdi className={css.digits}>{tracking}</bdi>
        </p>
        <CopyNumber number={tracking} />
        {link !== undefined && (
          <a href={link} target="_blank" rel="noopener" className={linkClass('quiet')}>
            <Trans>See it at {courier}</Trans>
          </a>
        )}
      </div>
      <ol className={timeline.timeline}>
        {steps.map((one, position) => (
          <li key={`${one.step} ${one.at} ${position}`} data-newest={position === 0 || undefined}>
            <p className={css.step}>{i18n._(PARCEL_WORDS[one.step])}</p>
            <p className={css.soft}>
              <DateTime at={one.at} />
              {one.place !== '' && <bdi className={css.place}>{one.place}</bdi>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
