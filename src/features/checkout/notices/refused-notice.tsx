import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** Refusals that the user resolves in the bag. */
const IN_THE_CART: ReadonlySet<string> = new Set([
  'cart-changed',
  'remove-sold-out',
  'remove-stop-selling',
  'redeem-only',
  'egift-alone',
  'nothing-selected',
])

export type RefusedNoticeProps = {
  readonly failure: { readonly message: string; readonly reason: string }
  /** What the refusal leaves as it is. */
  readonly children: ReactNode
}

/** Why the shop refuses a quote or an order, with the way back to the bag where the user resolves it there. */
export function RefusedNotice({ failure, children }: RefusedNoticeProps) {
  return (
    <Notice
      tone="error"
      role="alert"
      title={failure.message}
      action={IN_THE_CART.has(failure.reason) && <BackToCart />}
    >
      {children}
    </Notice>
  )
}

function BackToCart() {
  return (
    <Link to="/cart" className={linkClass('quiet')}>
      <Trans>View bag</Trans>
    </Link>
  )
}
