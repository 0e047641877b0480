import { Trans } from '@lingui/react/macro'
import type { CouponState } from '#domain/promotions/coupon-state.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** The state in the shop's words (spec 4.15). */
export function StateBadge({ state }: { readonly state: CouponState }) {
  switch (state) {
    case 'available':
      return (
        <Badge look="ink">
          <Trans>Available</Trans>
        </Badge>
      )
    case 'expires-soon':
      return (
        <Badge look="accent">
          <Trans>Expires Soon</Trans>
        </Badge>
      )
    case 'used':
      return (
        <Badge>
          <Trans>Used</Trans>
        </Badge>
      )
    case 'not-available':
      return (
        <Badge>
          <Trans>Not Available</Trans>
        </Badge>
      )
  }
}
