import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'

/** The empty cart, confirmed by the server. */
export function CartEmpty() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your bag is empty`}
      text={
        navigator.cookieEnabled
          ? t`Whatever you add stays here, online or offline.`
          : t`This browser blocks cookies, so your bag lasts until you close or reload this page.`
      }
      action={
        <>
          <Link to="/" {...buttonLink()}>
            <Trans>Find something to wear</Trans>
          </Link>
          <Link to="/user/wishlist" className={linkClass('quiet')}>
            <Trans>Look at your wishlist</Trans>
          </Link>
        </>
      }
    />
  )
}

/** The cart could not be read; that is not an empty cart. */
export function CartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`We could not load your bag`}
      text={t`Your bag is safe. Please try again when you’re back online.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
