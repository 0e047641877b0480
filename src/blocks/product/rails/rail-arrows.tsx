import { useLingui } from '@lingui/react/macro'
import { RailArrows as Arrows } from '#ui/rail/rail.tsx'
import type { RailMoves } from '#ui/rail/use-rail.ts'

/** The arrows of a rail of products. */
export function RailArrows(moves: Omit<RailMoves, 'ref'>) {
  const { t } = useLingui()
  return <Arrows {...moves} previousLabel={t`Previous products`} nextLabel={t`Next products`} />
}
