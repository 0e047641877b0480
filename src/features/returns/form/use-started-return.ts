import { useEffect, useState } from 'react'
import { readFormDraft } from '#drafts/form-draft.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { newId } from '#platform/device/new-id.ts'
import { deviceState } from '#sync/device-state.ts'
import { syncLoaded } from '#sync/open-sync.ts'
import type { ReturnSent } from '#sync/orders/order-actions.ts'
import type { LeftForm } from '#sync/uploads/left-forms.ts'
import { returnKey } from '../order/use-left-return.ts'
import { blankReturn, draftOfSent, fittingItems, isReturnOf, type ReturnDraft } from './return-draft.ts'

/**
 * Initial values of the form: the draft of this device, else what the shop has refused, else nothing; undefined until known.
 * After that they do not change, because the user may be typing.
 */
export function useStartedReturn(order: OrderView, left: LeftForm | 'none'): ReturnDraft | undefined {
  const [begun, setBegun] = useState<ReturnDraft>()
  const { orderNumber } = order
  const refused = left === 'none' ? undefined : (left.input as Partial<ReturnSent>)
  useEffect(() => {
    let here = true
    const read = readFormDraft<ReturnDraft>(returnKey(orderNumber), Date.now())
    // The form works without a database; it then stores nothing.
    void Promise.all([read.catch(() => undefined), syncLoaded()]).then(([draft]) => {
      if (here) setBegun((before) => before ?? begin(draft))
    })
    function begin(draft: Partial<ReturnDraft> | undefined): ReturnDraft {
      const old = refused ?? deviceState.refused.find(isReturnOf(orderNumber))?.input
      const known = { ...blankReturn(newId()), ...(draft ?? (old && draftOfSent(old))) }
      // The shop has it: this is another one.
      const isSent = order.returns.some(({ id }) => id === known.returnId)
      return isSent ? blankReturn(newId()) : { ...known, items: fittingItems(known.items, order) }
    }
    return () => {
      here = false
    }
    // Read once for an order.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [orderNumber])
  return begun
}
