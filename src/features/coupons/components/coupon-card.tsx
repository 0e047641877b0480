import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { MemberCoupon } from '#contract/account/coupons.contract.ts'
import { canUseCoupon } from '#domain/promotions/coupon-state.ts'
import { Button } from '#ui/button/button.tsx'
import type { ShownCoupon } from './shown-coupons.ts'
import { CopyCode } from '#blocks/copy-code.tsx'
import { CouponTerm } from './coupon-term.tsx'
import css from './coupons.module.css'
import { StateBadge } from './state-badge.tsx'

const CouponCodeDialog = lazy(async () => ({
  default: (await import('./coupon-code-dialog.tsx')).CouponCodeDialog,
}))

/** Terms, time and code of a coupon (spec 2.14, 3). */
export function CouponCard({ coupon, state }: ShownCoupon) {
  const { code, label, where, minimum } = coupon
  return (
    <article className={css.card} data-over={!canUseCoupon(state) || undefined}>
      <div className={css.head}>
        <h2 className={css.label}>{label}</h2>
        <StateBadge state={state} />
      </div>
      <p className={css.terms}>
        <span>{where === 'in-store' ? <Trans>In our stores</Trans> : <Trans>For orders online</Trans>}</span>
        {minimum !== undefined && (
          <span>
            <Trans>For {minimum} or more</Trans>
          </span>
        )}
      </p>
      <p className={css.soft}>
        <CouponTerm coupon={coupon} state={state} />
      </p>
      {code === undefined ? (
        canUseCoupon(state) && (
          <p>
            <Trans>Without a code: it is taken off by itself.</Trans>
          </p>
        )
      ) : (
        <CouponCode coupon={coupon} code={code} canUse={canUseCoupon(state)} />
      )}
    </article>
  )
}

interface CouponCodeProps {
  readonly coupon: MemberCoupon
  readonly code: string
  readonly canUse: boolean
}

function CouponCode({ coupon, code, canUse }: CouponCodeProps) {
  // Kept mounted for its closing transition.
  const [shown, setShown] = useState<boolean>()
  return (
    <>
      <p className={css.code} translate="no">
        {code}
      </p>
      {canUse && (
        <div className={css.actions}>
          <CopyCode code={code} />
          <Button look="outline" size="small" onClick={() => setShown(true)}>
            <Trans>Show QR code</Trans>
          </Button>
        </div>
      )}
      {shown !== undefined && (
        <Suspense>
          <CouponCodeDialog
            code={code}
            label={coupon.label}
            where={coupon.where}
            open={shown && canUse}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  )
}
