import { CartLinesSkeleton } from '#blocks/cart/cart-lines-skeleton.tsx'
import summaryCss from '#blocks/order/summary-column.module.css'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './cart-screen.module.css'

export function CartScreenSkeleton() {
  return (
    <div className={css.columns}>
      <div className={css.goods}>
        <CartLinesSkeleton />
      </div>
      <div className={summaryCss.column}>
        <Skeleton shape="text" lines={5} />
        <Skeleton height="3rem" />
      </div>
    </div>
  )
}
