import { Trans, useLingui } from '@lingui/react/macro'
import { dismissCartChanges, useCartChanges } from '#sync/cart/cart-changes.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import { Button } from '#ui/button/button.tsx'
import { OperationRow } from '../sync/operation-row.tsx'
import css from './cart-change-report.module.css'

/** What the shop has changed in the bag since the last look; stays until the user has read it. */
export function CartChangeReport() {
  const changes = useCartChanges()
  const wordsOf = useChangeWords()
  if (changes.length === 0) return null
  return (
    <section className={css.report} aria-labelledby="cart-report" role="status">
      <h2 id="cart-report" className={css.title}>
        <Trans>Your bag has changed</Trans>
      </h2>
      <ul>
        {changes.map((change) => (
          <OperationRow
            key={`${change.piece.sku} ${change.kind}`}
            subject={change.piece}
            words={wordsOf(change)}
          />
        ))}
      </ul>
      <Button size="small" look="outline" onClick={() => void dismissCartChanges()}>
        <Trans>OK</Trans>
      </Button>
    </section>
  )
}

function useChangeWords(): (change: CartChange) => string {
  const { t } = useLingui()
  return (change) => {
    switch (change.kind) {
      case 'price':
        return t`The price went from ${change.from} to ${change.to}.`
      case 'sold-out':
        return t`Now sold out.`
      case 'stop-selling':
        return t`No longer sold.`
      case 'back':
        return t`Back in stock.`
      case 'capped':
        return t`You asked for ${change.requested}; only ${change.got} left.`
    }
  }
}
