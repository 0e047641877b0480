import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { ParcelBack } from '../order/parcel-back.tsx'
import { ReturnFacts } from '../order/return-facts.tsx'
import { ReturnItems } from '../order/return-items.tsx'
import { ReturnSteps } from '../order/return-steps.tsx'
import { TypeStep } from '../order/type-step.tsx'
import { isWaiting } from '../order/use-left-return.ts'
import { REASON_WORDS, TYPE_WORDS } from '../order/return-words.ts'
import css from './record.module.css'
import { ReturnActions } from './return-actions.tsx'
import { ReturnHistory } from './return-history.tsx'
import { ReturnPhotos } from './return-photos.tsx'

type ReturnCardProps = {
  readonly order: OrderView
  readonly access: OrderAccess
  readonly one: ReturnView
}

/** One return with all that is known of it. */
export function ReturnCard({ order, access, one }: ReturnCardProps) {
  const { i18n } = useLingui()
  const { returnNumber, type, description, photos, store, tracking } = one
  const id = `return-${one.id}`
  return (
    <article className={css.card} aria-labelledby={id}>
      <h3 id={id}>{isWaiting(one) ? i18n._(TYPE_WORDS[type]) : <Trans>Return {returnNumber}</Trans>}</h3>
      <ReturnSteps one={one} />
      <Decision order={order} one={one} />
      <ReturnItems order={order} items={one.items} />
      <ReturnFacts order={order} one={one} isNamed />
      <dl className={css.words}>
        <div>
          <dt>
            <Trans>Reason</Trans>
          </dt>
          <dd>{one.reasonName === '' ? i18n._(REASON_WORDS[one.reason]) : one.reasonName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Description</Trans>
          </dt>
          <dd className={css.text}>
            <bdi>{description}</bdi>
          </dd>
        </div>
        {store && (
          <div>
            <dt>
              <Trans>Store</Trans>
            </dt>
            <dd>
              <span>{store.name}</span>
              <span className={css.soft}>{store.address}</span>
            </dd>
          </div>
        )}
      </dl>
      {tracking !== '' && <ParcelBack one={one} />}
      <ReturnPhotos photos={photos} label={returnNumber} />
      <ReturnActions orderNumber={order.orderNumber} access={access} one={one} />
      <ReturnHistory one={one} />
    </article>
  )
}

/** What the shop has decided, with its words, and what the buyer does now. */
function Decision({ order, one }: Omit<ReturnCardProps, 'access'>) {
  const { state, history } = one
  const note = history.findLast(({ kind }) => kind === 'approve' || kind === 'refuse')?.note ?? ''
  if (state !== 'approved' && (state !== 'refused' || note === '')) return null
  return (
    <div className={css.todo}>
      {state === 'approved' && <TypeStep order={order} one={one} />}
      {note !== '' && (
        <p className={css.text}>
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}
