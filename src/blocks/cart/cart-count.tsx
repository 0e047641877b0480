import { badgeCount } from '#domain/cart/quantity.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** The number on the bag's icon, including 0 (spec 4.2); the accessible name of the icon includes it. */
export function CartCount({
  of,
  className,
}: {
  readonly of: number
  readonly className: string | undefined
}) {
  return (
    <Badge look="count" className={className} data-zero={of > 0 ? undefined : ''} aria-hidden="true">
      {badgeCount(of)}
    </Badge>
  )
}
