import { Trans, useLingui } from '@lingui/react/macro'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import css from './code-step.module.css'
import type { BuyerMeans } from './use-means.ts'

export type OwnCouponsProps = {
  readonly coupons: Quote['coupons']
  readonly means: BuyerMeans
}

/** My Coupons as choices (spec 2.12): one code counts, so another choice takes its place. One that does not fit the goods says why. */
export function OwnCoupons({ coupons, means }: OwnCouponsProps) {
  const { t } = useLingui()
  const own = new Set(coupons.map(({ code }) => code))
  const chosen = means.codes.find((code) => own.has(code))
  return (
    <div className={css.own}>
      <h3>
        <Trans>My Coupons</Trans>
      </h3>
      <ul className={css.applied}>
        {coupons
          .filter(({ code }) => code !== chosen)
          .map(({ code, label, endsAt, problem }) => (
            <li key={code}>
              <span className={css.coupon}>
                <span className={css.name}>{label}</span>
                <small>{code}</small>
                {endsAt !== undefined && (
                  <small>
                    <Trans>
                      until <DateTime at={endsAt} />
                    </Trans>
                  </small>
                )}
                {problem !== undefined && <small>{problem}</small>}
              </span>
              {problem === undefined ? (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t`Use ${label}`}
                  onClick={() => means.addCode(code, chosen)}
                >
                  <Trans>Use</Trans>
                </Button>
              ) : (
                <Badge>
                  <Trans>Not Available</Trans>
                </Badge>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}
