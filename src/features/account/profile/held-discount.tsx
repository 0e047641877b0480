import { Trans } from '@lingui/react/macro'
import { loginDiscountWords } from '#domain/cart/held-discount.ts'
import type { Site } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type HeldDiscountProps = {
  /** The site that has offered it. */
  readonly site: Site
  /** Whether the member's address is. */
  readonly confirmed: boolean
}

/** A login discount that the member has not used (spec 9.6). */
export function HeldDiscount({ site, confirmed }: HeldDiscountProps) {
  const { locale } = useStorefront()
  const discount = loginDiscountWords({ site, locale })
  return (
    <Notice tone="success">
      {confirmed ? (
        <Trans>{discount} is taken off your next order.</Trans>
      ) : (
        <Trans>{discount} is taken off your next order, once your email address is confirmed.</Trans>
      )}
    </Notice>
  )
}
