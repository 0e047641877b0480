import { useLingui } from '@lingui/react/macro'
import { badgeCount } from '#domain/cart/quantity.ts'
import { useCartCount } from '#sync/cart/use-cart.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { motionOff } from '#ui/motion.ts'
import css from './bag-icon.module.css'

/** The cart icon on the bag's own page: scrolls to its top instead of opening the side bar (spec 2.5). */
export function BagIcon() {
  const { t } = useLingui()
  const count = useCartCount() ?? 0
  const shown = badgeCount(count)
  return (
    <span className={css.icon}>
      <IconButton
        label={count > 0 ? t`Bag (${shown}), to the top` : t`Bag, to the top`}
        onClick={() => scrollTo({ top: 0, behavior: motionOff() ? 'instant' : 'smooth' })}
      >
        <Icon name="bag" size={22} />
      </IconButton>
      {count > 0 && (
        <Badge look="count" className={css.count} aria-hidden="true">
          {shown}
        </Badge>
      )}
    </span>
  )
}
