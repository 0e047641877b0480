import type { OrderView } from '#contract/buying/orders.contract.ts'
import { applyReturn } from '#contract/buying/returns.contract.ts'
import type { ReturnReason } from '#domain/returns/return-reasons.ts'
import type { ReturnType } from '#domain/returns/return-types.ts'
import type { ReturnSent } from '#sync/orders/order-actions.ts'
import type { CallToDescribe } from '#sync/outbox/operation-preview.ts'

/** An application as its form holds it; it leaves this device only when the user sends it. */
export interface ReturnDraft {
  /** Names the return: an application that is sent again makes one. */
  readonly returnId: string
  readonly type: ReturnType | undefined
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
  readonly description: string
  /** Addresses of photos that the shop has. */
  readonly photos: readonly string[]
  readonly storeId: string
  readonly courier: string
  readonly tracking: string
}

export function blankReturn(returnId: string): ReturnDraft {
  return {
    returnId,
    type: undefined,
    items: {},
    reason: undefined,
    description: '',
    photos: [],
    storeId: '',
    courier: '',
    tracking: '',
  }
}

/** What was sent and not taken, for the form. */
export function draftOfSent(sent: Partial<ReturnSent>): Partial<ReturnDraft> {
  const { returnId, type, items = [], reason, description = '', photos = [] } = sent
  return {
    ...(returnId !== undefined && { returnId }),
    type,
    items: Object.fromEntries(items.map(({ position, qty }) => [position, qty])),
    reason,
    description,
    photos,
    storeId: sent.storeId ?? '',
    courier: sent.courier ?? '',
    tracking: sent.tracking ?? '',
  }
}

/** A draft may be older than what can be returned now. */
export function fittingItems(items: ReturnDraft['items'], order: OrderView): ReturnDraft['items'] {
  const fitting = order.item.map(
    ({ position, returnable }) => [position, Math.min(items[position] ?? 0, returnable)] as const,
  )
  return Object.fromEntries(fitting.filter(([, qty]) => qty > 0))
}

export const isReturnOf =
  (orderNumber: string) =>
  ({ path, input }: Pick<CallToDescribe, 'path' | 'input'>): boolean =>
    path === applyReturn.path && input['orderNumber'] === orderNumber
