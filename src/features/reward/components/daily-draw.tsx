import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SPIN_ACTION } from '#blocks/draw/use-draw.ts'
import { WheelFace } from '#blocks/draw/wheel.tsx'
import { usePendingAction } from '#blocks/pending-action/use-pending-action.ts'
import { onUse } from '#blocks/page/on-use.tsx'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useHydrated } from '#platform/hydrated.ts'
import { drawQuery } from '#queries/popups/draw-query.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './reward.module.css'

const FACE_SEGMENTS = 8

const DrawDialog = onUse(async () => (await import('#blocks/draw/draw-dialog.tsx')).DrawDialog)

/** The draw among the ways to earn; nothing where the shop or this site has none, and without a network. */
export function DailyDraw() {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...drawQuery(useStorefront()), enabled: hydrated })
  const [open, setOpen] = useState(false)
  const once = useOnceTrue(open)
  usePendingAction(SPIN_ACTION, () => setOpen(true))
  if (!data || data.state === 'closed') return null
  return (
    <li className={css.way}>
      <div className={css.picture}>
        <WheelFace count={FACE_SEGMENTS} />
      </div>
      <div>
        <h3>
          <Trans>Spin to win</Trans>
        </h3>
        <p className={css.soft}>
          <Trans>Once a day: points, coupons, or better luck tomorrow.</Trans>
        </p>
        <button type="button" className={linkClass('quiet')} onClick={() => setOpen(true)}>
          {data.state === 'spun' ? <Trans>See what you won today</Trans> : <Trans>Spin today</Trans>}
        </button>
      </div>
      {once && <DrawDialog open={open} onClose={() => setOpen(false)} />}
    </li>
  )
}
