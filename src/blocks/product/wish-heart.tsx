import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#contract/product-card.ts'
import { usePlace } from '../place.tsx'
import { setWish } from '#data/wishes/wish-actions.ts'
import { useIsWished } from '#data/wishes/use-wishes.ts'
import { rememberWishedCard } from '#data/wishes/wished-cards.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './wish-heart.module.css'

/** Spec 9.4: taps within it are one wish, the last. */
const DEBOUNCE_MS = 300

export type WishHeartProps = {
  readonly card: ProductCard
  readonly ground?: 'none' | 'disc'
  readonly className?: string
}

/** On or off the wishlist, at once and without a network. */
export function WishHeart({ card, ground = 'disc', className }: WishHeartProps) {
  const { t } = useLingui()
  const { on, toggle } = useWishToggle(card)
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
 * The state of a heart and its toggle, for hearts that look otherwise. The first tap is written down at once, because
 * the page may be gone a moment later; taps that follow within 300 ms are one more wish, the last.
 */
export function useWishToggle(card: ProductCard): { on: boolean; toggle: () => void } {
  const { t } = useLingui()
  const place = usePlace()
  const kept = useIsWished(card.spuCode) ?? false
  const [wanted, setWanted] = useState<boolean>()
  const pending = useRef<(() => void) | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const on = wanted ?? kept

  async function save(next: boolean) {
    const [saved] = await Promise.all([
      setWish(card.spuCode, next, card),
      // A device without a database shows the wishlist when the shop can be asked.
      next && rememberWishedCard(place, card).catch(() => {}),
    ])
    setWanted((still) => (still === next ? undefined : still))
    if (saved === 'refused') return
    if (saved === 'not-saved')
      return toast(t`Not saved on this device. We keep trying while this page stays open.`)
    toast(next ? t`Added to your wishlist` : t`Removed from your wishlist`)
  }

  function rest() {
    timer.current = undefined
    const last = pending.current
    pending.current = undefined
    if (last) {
      last()
      timer.current = setTimeout(rest, DEBOUNCE_MS)
    }
  }

  function toggle() {
    const next = !on
    setWanted(next)
    if (timer.current !== undefined) {
      pending.current = () => void save(next)
      return
    }
    void save(next)
    timer.current = setTimeout(rest, DEBOUNCE_MS)
  }

  // A heart that leaves the screen within the 300 ms still means it.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.()
      pending.current = undefined
    },
    [],
  )

  return { on, toggle }
}
