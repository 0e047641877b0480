import { Trans } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useServerNow } from '#platform/timing/clock.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import type { ShownCoupon } from './shown-coupons.ts'

/** The time in which a coupon counts, or why it does not any more. */
export function CouponTerm({ coupon, state }: ShownCoupon) {
  const now = useServerNow()
  const { startsAt, endsAt, usedAt, orderNumber, where, isExhausted, isTooLate } = coupon
  if (state === 'used' && orderNumber !== undefined)
    return (
      <Trans>
        Used <DateTime at={usedAt ?? startsAt} part="date" /> · <UsingOrder orderNumber={orderNumber} />
      </Trans>
    )
  if (state === 'used')
    return where === 'in-store' ? (
      <Trans>
        Used in a store <DateTime at={usedAt ?? startsAt} part="date" />
      </Trans>
    ) : (
      <Trans>
        Used <DateTime at={usedAt ?? startsAt} part="date" />
      </Trans>
    )
  if (endsAt !== undefined && now !== undefined && endsAt <= now)
    return (
      <Trans>
        Ended <DateTime at={endsAt} />
      </Trans>
    )
  if (state === 'not-available' && isTooLate) return <Trans>For your first order only</Trans>
  if (state === 'not-available' && isExhausted)
    return <Trans>Others were faster: all its uses are taken.</Trans>
  if (state === 'not-available')
    return (
      <Trans>
        Can be used from <DateTime at={startsAt} />
      </Trans>
    )
  if (endsAt === undefined) return <Trans>Without an end date</Trans>
  return (
    <Trans>
      Until <DateTime at={endsAt} />
    </Trans>
  )
}

/** The order, with its page where the site has one. */
function UsingOrder({ orderNumber }: { readonly orderNumber: string }) {
  const { site } = useStorefront()
  const text = <Trans>Order {orderNumber}</Trans>
  if (SITES[site].restricted) return text
  return (
    <PageLink href={`/payment-result?orderNumber=${orderNumber}`} className={linkClass('quiet')}>
      {text}
    </PageLink>
  )
}
