import { badgeCount } from '#domain/cart/quantity.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** The number on the bag's icon, nothing of it too (spec 4.2); the name of the icon says it. */
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
