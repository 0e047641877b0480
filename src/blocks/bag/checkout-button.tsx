import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { close } from '../overlays.ts'
import type { FilledBag } from './bag-contents.ts'
import css from './checkout-button.module.css'
import { inTheWay } from './bag-totals.ts'

/** The way to checkout; says what stands in it instead of leading into a wall (spec 4.14, 5). */
export function CheckoutButton({ bag }: { readonly bag: FilledBag }) {
  const navigate = useNavigate()
  const id = useId()
  const [asked, setAsked] = useState(false)
  const obstacle = useObstacle(bag)

  function go() {
    if (obstacle) return setAsked(true)
    close()
    void navigate({ to: '/checkout-guest' })
  }

  return (
    <div className={css.checkout}>
      <Button wide onClick={go} aria-describedby={asked && obstacle ? id : undefined}>
        <Trans>Checkout as Guest</Trans>
      </Button>
      <p id={id} className={css.obstacle} role="alert">
        {asked && obstacle ? obstacle : ''}
      </p>
    </div>
  )
}

function useObstacle({ lines }: FilledBag): string | undefined {
  const { t } = useLingui()
  const way = inTheWay(lines)
  if (way.some((line) => line.state === 'sold-out')) return t`Please remove sold out product(s)`
  if (way.length > 0) return t`Please remove stop selling product(s)`
  if (!lines.some((line) => line.selected)) return t`Please select at least one item.`
  return undefined
}
