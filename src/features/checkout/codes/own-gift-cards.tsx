import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Button } from '#ui/button/button.tsx'
import css from './code-step.module.css'
import type { BuyerMeans } from './use-means.ts'

export type OwnGiftCardsProps = {
  readonly cards: NonNullable<Quote['giftCards']>
  readonly means: BuyerMeans
}

/** The gift cards of the account as choices: several can pay one order (spec 9.6). */
export function OwnGiftCards({ cards, means }: OwnGiftCardsProps) {
  const { t } = useLingui()
  const free = cards.filter(({ code }) => !means.codes.includes(code))
  if (free.length === 0) return null
  return (
    <div className={css.own}>
      <h3>
        <Trans>My Gift Cards</Trans>
      </h3>
      <ul className={css.applied}>
        {free.map(({ code, label, formatBalance, expiresAt }) => (
          <li key={code}>
            <span className={css.coupon}>
              <span className={css.name}>{label}</span>
              <small>{formatBalance}</small>
              <small>
                <Trans>
                  until <DateTime at={expiresAt} />
                </Trans>
              </small>
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={t`Use ${label}`}
              onClick={() => means.addCode(code)}
            >
              <Trans>Use</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
