import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { GiftTerms } from '#blocks/order/gift-terms.tsx'
import type { OrderView, PlacedLine } from '#contract/buying/orders.contract.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { piecesToReview } from '../order/reviewed-pieces.ts'
import css from './order-pieces.module.css'

/** The pieces of an order, each with what has become of it; one link to the review of a product. */
export function OrderPieces({ order }: { readonly order: OrderView }) {
  const reviewable = new Set(piecesToReview(order).map(({ position }) => position))
  const isFirstOfProduct = (line: PlacedLine) =>
    order.item.find(({ spuCode }) => spuCode === line.spuCode) === line
  // The state of an order that has ended before anything was packed says all.
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  const hasStanding = (line: PlacedLine) => order.paidAt !== null && !(isOver && line.state === 'open')
  return (
    <ul className={css.pieces}>
      {order.item.map((line) => (
        <li key={line.position} className={css.piece}>
          <PageLink href={line.baseUrl} className={css.picture} tabIndex={-1} aria-hidden="true">
            <Picture of={line.imageUrl} sizes="6rem" alt="" widths={[180, 360]} />
          </PageLink>
          <div className={css.words}>
            <p>
              <PageLink href={line.baseUrl} className={linkClass('plain')}>
                {line.productsName}
              </PageLink>
            </p>
            <p className={css.soft}>{[line.color, line.size].filter(Boolean).join(' / ')}</p>
            <p className={css.soft}>
              <Trans>Quantity {line.qty}</Trans>
            </p>
            {line.isGift && (
              <p className={css.soft}>
                <Trans>Free gift</Trans>
              </p>
            )}
            {line.gift !== undefined && line.gift.worth > 0 && (
              <p className={css.soft}>
                <GiftTerms line={line} />
              </p>
            )}
            {line.finalSale && !line.isGift && (
              <p className={css.soft}>
                <Trans>No returns or exchanges on final sale.</Trans>
              </p>
            )}
            {hasStanding(line) && <LineStanding line={line} />}
            {reviewable.has(line.position) && (
              <p className={css.review}>
                <PageLink href={`/user/write-review/${line.spuCode}`} className={linkClass('quiet')}>
                  <Trans>Write a review</Trans>
                </PageLink>
              </p>
            )}
            {line.reviewed && isFirstOfProduct(line) && (
              <p className={css.review}>
                <PageLink href={`/user/my-review/${line.spuCode}`} className={linkClass('quiet')}>
                  <Trans>My review</Trans>
                </PageLink>
              </p>
            )}
          </div>
          <p className={css.amount}>{line.formatAmount}</p>
        </li>
      ))}
    </ul>
  )
}

function LineStanding({ line }: { readonly line: PlacedLine }) {
  const { i18n } = useLingui()
  const { cancelled, returned, state, qty } = line
  return (
    <p className={css.state} data-state={state}>
      <span>{i18n._(STATES[state])}</span>
      {cancelled > 0 && cancelled < qty && (
        <span>
          <Plural value={cancelled} one="# cancelled" other="# cancelled" />
        </span>
      )}
      {returned > 0 && state !== 'returned' && (
        <span>
          <Plural value={returned} one="# returned" other="# returned" />
        </span>
      )}
    </p>
  )
}

const STATES: Readonly<Record<PlacedLine['state'], MessageDescriptor>> = {
  open: msg`In preparation`,
  'part-shipped': msg`Partly on its way`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  'in-return': msg`Return under way`,
  returned: msg`Returned`,
  cancelled: msg`Cancelled`,
}
