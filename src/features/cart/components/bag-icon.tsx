import { useLingui } from '@lingui/react/macro'
import { CartCount } from '#blocks/cart/cart-count.tsx'
import { badgeCount } from '#domain/cart/quantity.ts'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { motionOff } from '#ui/motion.ts'
import css from './bag-icon.module.css'

/** The cart icon on the bag's own page: scrolls to its top instead of opening the side bar (spec 2.5). */
export function BagIcon() {
  const { t } = useLingui()
  const count = useCartCount()
  const shown = badgeCount(count ?? 0)
  return (
    <span className={css.icon}>
      <IconButton
        label={count ? t`Bag (${shown}), to the top` : t`Bag, to the top`}
        onClick={() => scrollTo({ top: 0, behavior: motionOff() ? 'instant' : 'smooth' })}
      >
        <Icon name="bag" size={22} />
      </IconButton>
      {count !== undefined && <CartCount of={count} className={css.count} />}
    </span>
  )
}
