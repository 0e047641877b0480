import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnGiftCard } from '#contract/account/gift-cards.contract.ts'
import { SITES } from '#domain/region/sites.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useServerNow } from '#platform/timing/clock.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './my-gift-cards.module.css'

/** Each card with number, balance, expiry and spending history (spec 3). */
export function GiftCardList({ cards }: { readonly cards: readonly OwnGiftCard[] }) {
  return (
    <ul className={css.list}>
      {cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  )
}

function Card({ card }: { readonly card: OwnGiftCard }) {
  const { t } = useLingui()
  const { last, formatBalance, moves } = card
  return (
    <li className={css.card} aria-label={t`Gift card ending in ${last}`}>
      <div className={css.head}>
        <p className={css.number}>
          <Trans>Gift card ending in {last}</Trans>
        </p>
        <p className={css.balance}>{formatBalance}</p>
      </div>
      <CardState card={card} />
      {moves.length > 0 && (
        <ul className={css.moves} aria-label={t`Spending history`}>
          {moves.map((move, position) => (
            // Moves are only added in front: counted from the end a move keeps its place.
            <Move key={moves.length - position} move={move} />
          ))}
        </ul>
      )}
    </li>
  )
}

function CardState({ card: { expiresAt, blocked } }: { readonly card: OwnGiftCard }) {
  const now = useServerNow()
  const isOver = now !== undefined && expiresAt <= now
  return (
    <p className={css.soft}>
      {blocked ? (
        <Trans>This card is blocked. Please contact us.</Trans>
      ) : isOver ? (
        <Trans>
          Expired on <DateTime at={expiresAt} part="date" />
        </Trans>
      ) : (
        <Trans>
          Valid until <DateTime at={expiresAt} part="date" />
        </Trans>
      )}
    </p>
  )
}

function Move({ move: { at, delta, format, orderNumber } }: { readonly move: OwnGiftCard['moves'][number] }) {
  return (
    <li className={css.move}>
      <div>
        <p>{delta < 0 ? <Trans>Paid with this card</Trans> : <Trans>Given back</Trans>}</p>
        {orderNumber !== undefined && <OrderOfMove orderNumber={orderNumber} />}
        <p className={css.soft}>
          <DateTime at={at} />
        </p>
      </div>
      <p className={css.delta}>{format}</p>
    </li>
  )
}

/** The order, with its page where the site has one. */
function OrderOfMove({ orderNumber }: { readonly orderNumber: string }) {
  const { site } = useStorefront()
  const text = <Trans>Order {orderNumber}</Trans>
  if (SITES[site].restricted) return <p className={css.soft}>{text}</p>
  return (
    <p className={css.soft}>
      <PageLink href={`/user/orders/detail/${orderNumber}`} className={linkClass('quiet')}>
        {text}
      </PageLink>
    </p>
  )
}
