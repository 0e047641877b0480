import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** Refusals that the user resolves in the bag. */
const IN_THE_CART: ReadonlySet<string> = new Set([
  'bag-changed',
  'remove-sold-out',
  'remove-stop-selling',
  'redeem-only',
  'nothing-selected',
])

export function BackToCart({ reason }: { readonly reason: string }) {
  if (!IN_THE_CART.has(reason)) return null
  return (
    <Link to="/cart" className={linkClass('quiet')}>
      <Trans>Look at the bag</Trans>
    </Link>
  )
}
