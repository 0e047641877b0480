import { Trans } from '@lingui/react/macro'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { mustLeave } from '#domain/cart/totals-of-cart.ts'
import { useLineActions } from './use-line-actions.ts'

/**
 * Names the lines that must leave the cart before checkout, in the words of spec 8, with a button that removes them.
 */
export function UnbuyableNotice({ lines }: { readonly lines: readonly CartViewLine[] }) {
  const { remove } = useLineActions()
  const gone = lines.filter(mustLeave)
  if (gone.length === 0) return null
  const soldOut = gone.filter((line) => line.state === 'sold-out')
  const stopped = gone.filter((line) => line.state === 'stop-selling')
  return (
    <Notice
      tone="warn"
      role="status"
      action={
        <Button size="small" look="outline" onClick={() => void remove(gone)}>
          <Trans>Remove them</Trans>
        </Button>
      }
    >
      {soldOut.length > 0 && (
        <>
          <p>
            <Trans>Please remove sold out product(s)</Trans>
          </p>
          <Names of={soldOut} />
        </>
      )}
      {stopped.length > 0 && (
        <>
          <p>
            <Trans>Please remove stop selling product(s)</Trans>
          </p>
          <Names of={stopped} />
        </>
      )}
    </Notice>
  )
}

function Names({ of }: { of: readonly CartViewLine[] }) {
  return (
    <ul>
      {of.map(({ sku, productsName, size }) => (
        <li key={sku}>{[productsName, size].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  )
}
