import type { OrderView, PlacedLine } from '#contract/buying/orders.contract.ts'
import type { ReturnView } from '#contract/buying/return-view.ts'
import type { OrderOperation, ReturnApplication } from '#domain/returns/order-operations.ts'
import { returnAfter, type ReturnStep } from '#domain/returns/return-states.ts'

/** The orders as they will be once the operation is sent. A pending return is shown at once, without the number and the sums that the server gives. */
export function applyToOrders(list: readonly OrderView[], operation: OrderOperation): readonly OrderView[] {
  const { orderNumber } = operation.type === 'return' ? operation.application : operation
  if (operation.type === 'delete') return list.filter((order) => order.orderNumber !== orderNumber)
  return list.map((order) => (order.orderNumber === orderNumber ? changed(order, operation) : order))
}

function changed(order: OrderView, operation: OrderOperation): OrderView {
  switch (operation.type) {
    case 'confirm':
      return confirmed(order)
    case 'return':
      return withReturn(order, operation.application)
    case 'cancel-return':
      return withStep(order, operation.returnId, { step: 'cancel' })
    case 'send-return': {
      const { courier, tracking } = operation
      return withStep(order, operation.returnId, { step: 'send', courier, tracking })
    }
    default:
      return order
  }
}

function confirmed(order: OrderView): OrderView {
  if (order.status !== 'shipped') return order
  return {
    ...order,
    status: 'delivered',
    actions: order.actions.filter((action) => action !== 'confirm'),
    item: order.item.map((line) => ({ ...line, delivered: line.shipped })),
  }
}

function withReturn(order: OrderView, application: ReturnApplication): OrderView {
  if (order.returns.some(({ id }) => id === application.returnId)) return order
  const taken = (position: number) => application.items.find((one) => one.position === position)?.qty ?? 0
  const item = order.item.map((line): PlacedLine => {
    const qty = taken(line.position)
    if (qty === 0) return line
    return {
      ...line,
      state: 'in-return',
      inReturn: line.inReturn + qty,
      returnable: Math.max(0, line.returnable - qty),
    }
  })
  const { returnId: id, type, reason, description, courier, tracking } = application
  const pending: ReturnView = {
    id,
    returnNumber: '',
    type,
    state: 'applied',
    reason,
    reasonName: '',
    description,
    photos: [...application.photos],
    store: null,
    courier,
    tracking,
    appliedAt: 0,
    items: [...application.items],
    formatAmount: '',
    canCancel: false,
    canSend: false,
    history: [],
  }
  const isLeft = item.some(({ returnable }) => returnable > 0)
  const actions = order.actions.filter((action) => action !== 'return' || isLeft)
  return { ...order, item, actions, returns: [...order.returns, pending] }
}

function withStep(
  order: OrderView,
  id: string,
  { step, ...also }: { readonly step: ReturnStep; readonly courier?: string; readonly tracking?: string },
): OrderView {
  const returns = order.returns.map((one) => {
    const state = one.id === id ? returnAfter(one, step) : undefined
    if (state === undefined) return one
    return { ...one, ...also, state, canCancel: state !== 'cancelled' && one.canCancel }
  })
  return { ...order, returns }
}
