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
          ? t`What you add stays here, with or without a network.`
          : t`This browser blocks cookies, so the shop cannot keep what you add. Allow cookies for this site.`
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
      text={t`Nothing is lost: it is kept by the shop. Please try again when there is a network.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
