import type { ReturnType } from './return-types.ts'

export const RETURN_STATES = [
  'applied',
  'approved',
  'sent',
  'received',
  'refunded',
  'refused',
  'cancelled',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

type Actor = 'buyer' | 'owner'

interface Transition {
  readonly to: ReturnState
  readonly by: readonly Actor[]
  /** The types that have it; undefined: all. */
  readonly types?: readonly ReturnType[]
}

/** State × event → state, who may, for which type (spec 4.13). What is not in it cannot happen. */
export const RETURN_TABLE = {
  applied: {
    approve: { to: 'approved', by: ['owner'] },
    refuse: { to: 'refused', by: ['owner'] },
    cancel: { to: 'cancelled', by: ['buyer'] },
    send: { to: 'applied', by: ['buyer'], types: ['self-ship'] },
  },
  approved: {
    send: { to: 'sent', by: ['buyer'], types: ['self-ship'] },
    receive: { to: 'received', by: ['owner'], types: ['in-store', 'self-ship', 'pick-up'] },
    refund: { to: 'refunded', by: ['owner'], types: ['refund-only'] },
    refuse: { to: 'refused', by: ['owner'] },
    cancel: { to: 'cancelled', by: ['buyer'] },
  },
  sent: {
    send: { to: 'sent', by: ['buyer'], types: ['self-ship'] },
    receive: { to: 'received', by: ['owner'] },
    refuse: { to: 'refused', by: ['owner'] },
  },
  received: {
    refund: { to: 'refunded', by: ['owner'] },
    refuse: { to: 'refused', by: ['owner'] },
  },
  refunded: {},
  refused: {},
  cancelled: {},
} as const satisfies Readonly<Record<ReturnState, Readonly<Record<string, Transition>>>>

type EventsOf<State> = State extends ReturnState ? keyof (typeof RETURN_TABLE)[State] : never
export type ReturnStep = EventsOf<ReturnState>

/** Where an event leads a return of this type; undefined where it cannot happen. */
export function returnAfter(
  { state, type }: { readonly state: ReturnState; readonly type: ReturnType },
  step: ReturnStep,
): ReturnState | undefined {
  const row: Readonly<Record<string, Transition>> = RETURN_TABLE[state]
  const transition = Object.hasOwn(row, step) ? row[step] : undefined
  if (!transition || (transition.types && !transition.types.includes(type))) return undefined
  return transition.to
}

export function mayBuyerOfReturn(
  of: { readonly state: ReturnState; readonly type: ReturnType },
  step: ReturnStep,
): boolean {
  const row: Readonly<Record<string, Transition>> = RETURN_TABLE[of.state]
  return returnAfter(of, step) !== undefined && (row[step]?.by.includes('buyer') ?? false)
}

/** States that lead on. */
export const OPEN_RETURN_STATES: readonly ReturnState[] = RETURN_STATES.filter(
  (state) => Object.keys(RETURN_TABLE[state]).length > 0,
)

/** It ends without a refund: its pieces stay with the buyer. */
export function hasNoRefund(state: ReturnState): boolean {
  return state === 'refused' || state === 'cancelled'
}

/** The shop has not decided about it: its pieces can be in no other return. */
export function isOpenReturn(state: ReturnState): boolean {
  return OPEN_RETURN_STATES.includes(state)
}
