import { Trans } from '@lingui/react/macro'
import { loginDiscountWords } from '#domain/cart/held-discount.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

type AccountExistsProps = {
  /** The server's own (spec 8). */
  readonly message: string
  readonly onLogIn: () => void
}

/**
 * Offers who has entered a known address to log in, with the discount of the site (spec 8, 9.6). It reads the same for every account: whether
 * the discount is left is known to the member alone.
 */
export function AccountExists({ message, onLogIn }: AccountExistsProps) {
  const amount = loginDiscountWords(useStorefront())
  return (
    <Notice
      tone="info"
      role="alert"
      title={message}
      action={
        <Button size="small" onClick={onLogIn}>
          <Trans>Log in and save {amount}</Trans>
        </Button>
      }
    >
      <Trans>Log in instead, and {amount} is taken off your next order. Each member gets this once.</Trans>
    </Notice>
  )
}
