import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { askSignIn, isSignedInHere } from '../../identity/ask-sign-in.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'
import { setWishlisted } from '#sync/wishlist/wishlist-actions.ts'
import { useIsWishlisted } from '#sync/wishlist/use-wishlist.ts'
import { readSession, writeSession } from '#platform/storage/session-storage.ts'
import { LOGIN_CLOSED } from '#contract/storage-keys.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useConfirm } from '../../sync/use-confirm.ts'
import { useNotSaved } from '../../use-not-saved.ts'
import css from './wishlist-button.module.css'

export type WishlistButtonProps = {
  readonly card: ProductCard
  readonly ground?: 'none' | 'disc'
  readonly className?: string
}

/** Adds to or removes from the wishlist, at once and without a network. */
export function WishlistButton({ card, ground = 'disc', className }: WishlistButtonProps) {
  const { t } = useLingui()
  const { on, toggle } = useWishlistToggle(card)
  const name = card.productsName
  return (
    <IconButton
      ground={ground}
      className={classNames(css.heart, className)}
      data-on={on || undefined}
      label={on ? t`Added to wishlist: ${name}` : t`Add to wishlist: ${name}`}
      onClick={toggle}
    >
      <Icon name={on ? 'heart-filled' : 'heart'} />
    </IconButton>
  )
}

/**
 * State and toggle of a wishlist button, for buttons with another look. Every press is stored at once, because the page
 * may unload right after; presses within 300 ms are sent as one operation, the last (spec 9.4).
 */
export function useWishlistToggle(card: ProductCard): { on: boolean; toggle: () => void } {
  const { t } = useLingui()
  const confirm = useConfirm()
  const notSaved = useNotSaved()
  const storefront = useStorefront()
  const isStored = useIsWishlisted(card.spuCode)
  /** Pressed, and not yet stored. */
  const [wanted, setWanted] = useState<boolean>()
  const taps = useRef(0)
  const on = wanted ?? isStored

  async function save(next: boolean) {
    const tap = ++taps.current
    const [offered] = await Promise.all([
      setWishlisted(card.spuCode, next, card).catch(() => undefined),
      // A device without a database shows the wishlist when the server can be reached.
      next &&
        import('#queries/wishlist-cards.ts')
          .then(({ saveWishlistCard }) => saveWishlistCard(storefront, card))
          .catch(() => {}),
    ])
    // Only the latest toggle shows the toast.
    const isLast = () => tap === taps.current
    if (!isLast()) return
    setWanted(undefined)
    if (!offered) return notSaved()
    await confirm(offered, next ? added() : t`Removed from your wishlist`, isLast)
  }

  /** A guest is offered to log in until the login popup has been closed in this tab. */
  function added() {
    const message = t`Added to your wishlist`
    if (isSignedInHere() || readSession(LOGIN_CLOSED) !== undefined) return message
    const logIn = () => void askSignIn().catch(() => writeSession(LOGIN_CLOSED, 'yes'))
    return { message, action: { label: t`Log in`, onAct: logIn } }
  }

  function toggle() {
    const next = !on
    setWanted(next)
    void save(next)
  }

  return { on, toggle }
}
