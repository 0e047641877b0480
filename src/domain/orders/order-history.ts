/**
 * What the history of an order tells, in the order in which changes of one moment follow each other. Server and page share the list: the page
 * has words for each, and leaves out a kind of a newer server.
 */
export const HISTORY_KINDS = [
  'placed',
  'held',
  'paid',
  'revived',
  'shipped',
  'cancelled',
  'changed',
  'withdrawn',
  'part-cancelled',
  'given-back',
  'refund-cancelled',
  'refunded',
  'arrived',
  'collected',
  'delivered',
  'return-applied',
  'return-approved',
  'return-sent',
  'return-refused',
  'return-cancelled',
  'return-received',
  'refund-returned',
  'refund-goodwill',
  'disputed',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export function isHistoryKind(kind: string): kind is HistoryKind {
  return HISTORY_KINDS.some((one) => one === kind)
}

interface Change {
  readonly kind: HistoryKind
  readonly at: number
}

/** Changes of an order, oldest first; the arrival of the last parcel is left out beside the delivery of the order. */
export function sortHistory<One extends Change>(changes: readonly One[]): One[] {
  const deliveredAt = changes.find(({ kind }) => kind === 'delivered')?.at
  const rank = ({ kind }: Change) => HISTORY_KINDS.indexOf(kind)
  return changes
    .filter(({ kind, at }) => kind !== 'arrived' || at !== deliveredAt)
    .toSorted((one, other) => one.at - other.at || rank(one) - rank(other))
}
