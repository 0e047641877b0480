import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { setWish } from '#data/wishes/wish-actions.ts'
import { useIsWished } from '#data/wishes/use-wishes.ts'
import { IconButton } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './wish-heart.module.css'

/** Spec 9.4: taps within it are one wish, the last. */
const DEBOUNCE_MS = 300

export type WishHeartProps = {
  readonly spu: string
  readonly name: string
  readonly ground?: 'none' | 'disc'
  readonly className?: string
}

/** On or off the wishlist, at once and without a network. */
export function WishHeart({ spu, name, ground = 'disc', className }: WishHeartProps) {
  const { t } = useLingui()
  const { on, toggle } = useWishToggle(spu)
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

/** The state of a heart and its toggle, for hearts that look otherwise. */
export function useWishToggle(spu: string): { on: boolean; toggle: () => void } {
  const { t } = useLingui()
  const kept = useIsWished(spu) ?? false
  const [wanted, setWanted] = useState<boolean>()
  const pending = useRef<(() => void) | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A heart that leaves the screen within the 300 ms still means it.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.()
    },
    [],
  )

  const on = wanted ?? kept

  async function save(next: boolean) {
    pending.current = undefined
    if (next === kept) return setWanted(undefined)
    const saved = await setWish(spu, next)
    setWanted(undefined)
    if (saved === 'not-saved') return toast(t`This device could not keep your wishlist.`)
    toast(next ? t`Added to your wishlist` : t`Removed from your wishlist`)
  }

  function toggle() {
    const next = !on
    setWanted(next)
    clearTimeout(timer.current)
    pending.current = () => void save(next)
    timer.current = setTimeout(() => pending.current?.(), DEBOUNCE_MS)
  }

  return { on, toggle }
}
