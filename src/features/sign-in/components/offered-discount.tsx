import { Trans } from '@lingui/react/macro'
import { loginDiscountWords } from '#domain/cart/held-discount.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** Above the login: what the user has taken at the registration (spec 9.6). */
export function OfferedDiscount() {
  const amount = loginDiscountWords(useStorefront())
  return (
    <Notice tone="success">
      <Trans>Log in, and {amount} is taken off your next order.</Trans>
    </Notice>
  )
}
