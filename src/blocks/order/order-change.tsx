import { Trans } from '@lingui/react/macro'
import type { OrderKey } from '#contract/fields.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useChangeOrder } from './use-change-order.ts'

/** Changes an unpaid order: another size, another address. */
export function ChangeOrder({ order }: { readonly order: OrderKey }) {
  const { busy, problem, change } = useChangeOrder(order)
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button look="outline" busy={busy} onClick={() => void change()}>
        <Trans>Change this order</Trans>
      </Button>
    </>
  )
}
