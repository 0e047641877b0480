import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isCancelReason } from '#domain/orders/cancel-reasons.ts'
import { sortHistory, type HistoryKind } from '#domain/orders/order-history.ts'
import type { ReturnStep } from '#domain/returns/return-states.ts'
import type { OrderEventRow } from '../orders.queries.ts'
import { ORDER_TEXTS } from '../orders.texts.ts'
import type { OrderReading } from '../present-amounts.ts'
import { cancelReasonName } from './cancel-reasons.ts'
import type { RefundWithRows, ReturnWithRows } from './read-after-sale.ts'
import { returnReasonName } from './return-reasons.ts'

type Change = OrderView['history'][number] & { readonly kind: HistoryKind }

interface History {
  readonly events: readonly OrderEventRow[]
  readonly refunds: readonly RefundWithRows[]
  readonly returns: readonly ReturnWithRows[]
}

type Writing = Pick<OrderReading, 'say'> & { readonly format: (amount: number) => string }

/** Changes of an order with those of its returns and refunds, oldest first, each with its cause. */
export function presentHistory({ events, refunds, returns }: History, writing: Writing): Change[] {
  const money = refunds.flatMap((one) => changeOfRefund(one, { returns, writing }))
  const isToldByRefund = ({ kind, at }: OrderEventRow) =>
    money.some((change) => change.kind === kind && change.at === at)
  return sortHistory([
    ...events.filter((event) => !isToldByRefund(event)).map((event) => changeOfEvent(event, writing)),
    ...returns.flatMap((one) => changesOfReturn(one, writing)),
    ...money,
  ])
}

function changeOfEvent({ kind, at, data }: OrderEventRow, { say }: Writing): Change {
  if (kind === 'refunded') return { kind, at, cause: say(ORDER_TEXTS.byProvider) }
  const { reason = '', why } = JSON.parse(data) as { readonly reason?: string; readonly why?: string }
  // The order's time to pay is over.
  if (why !== undefined) return { kind, at, cause: say(ORDER_TEXTS.notPaidInTime) }
  if (isCancelReason(reason)) return { kind, at, cause: cancelReasonName(reason, say) }
  // The shop cancels in its own words.
  return { kind: kind === 'withdrawn' && reason !== '' ? 'cancelled' : kind, at, ...causeOf(reason) }
}

/** Its refund tells what was given back. */
const RETURN_KINDS: Readonly<Record<string, HistoryKind | undefined>> = {
  applied: 'return-applied',
  approve: 'return-approved',
  send: 'return-sent',
  receive: 'return-received',
  refuse: 'return-refused',
  cancel: 'return-cancelled',
  refund: undefined,
} satisfies Readonly<Record<'applied' | ReturnStep, HistoryKind | undefined>>

function changesOfReturn({ number, reason, events }: ReturnWithRows, { say }: Writing): Change[] {
  return events.flatMap((event) => {
    const kind = RETURN_KINDS[event.kind]
    const cause = event.kind === 'applied' ? returnReasonName(reason, say) : event.note
    return kind ? [{ kind, at: event.at, returnNumber: number, ...causeOf(cause) }] : []
  })
}

const REFUND_KINDS: Readonly<Record<RefundWithRows['kind'], HistoryKind>> = {
  cancelled: 'refund-cancelled',
  returned: 'refund-returned',
  goodwill: 'refund-goodwill',
  payment: 'given-back',
}

/** The reason of a cancellation or return is with the change that the refund follows. */
function changeOfRefund(
  { kind, reason, amount, return_id: returnId, created_at: at }: RefundWithRows,
  { returns, writing: { say, format } }: Pick<History, 'returns'> & { readonly writing: Writing },
): Change[] {
  if (amount === 0) return []
  const formatAmount = format(amount)
  if (kind === 'cancelled' && reason === BY_PROVIDER)
    return [{ kind: 'refunded', at, formatAmount, cause: say(ORDER_TEXTS.byProvider) }]
  const returnNumber = returns.find(({ id }) => id === returnId)?.number
  return [
    {
      kind: REFUND_KINDS[kind],
      at,
      formatAmount,
      ...(returnNumber !== undefined && { returnNumber }),
      ...causeOf(kind === 'goodwill' ? reason : ''),
    },
  ]
}

/** The reason of `refundRest` (payment). */
const BY_PROVIDER = 'provider'

function causeOf(cause: string): Pick<Change, 'cause'> {
  return cause === '' ? {} : { cause }
}
