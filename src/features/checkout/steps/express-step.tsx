import { Trans } from '@lingui/react/macro'
import { ExpressButton } from '#blocks/express/express-button.tsx'
import { useExpress } from '#blocks/express/use-express.ts'
import type { ExpressGoods } from '#commands/express-calls.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { useOnline } from '#platform/online.ts'
import css from '../checkout-screen.module.css'
import type { Bought } from '../use-obstacles.ts'

type ExpressStepProps = {
  readonly bought: Bought | undefined
  readonly means: Pick<ExpressGoods, 'codes' | 'points'>
  /** What is left to pay, in minor units; undefined before the first price. */
  readonly due: number | undefined
}

/** A wallet instead of the form (spec 2.12): it knows the address. A redeemed piece, and what codes pay, need none. */
export function ExpressStep({ bought, means, due }: ExpressStepProps) {
  const express = useExpress()
  const online = useOnline()
  // Without a network the notice above says that checkout needs one.
  if (!online || inKiosk() || bought?.allPoint !== undefined || due === 0) return null
  const piece = bought && { productId: bought.productId, sku: bought.sku, qty: bought.qty }
  return (
    <div className={css.express}>
      <ExpressButton busy={express.busy} onClick={() => void express.press({ piece, ...means })} />
      <p className={css.or}>
        <Trans>or fill in your details</Trans>
      </p>
    </div>
  )
}
