/** Two pieces that a shopper keeps together, each in one colour. Newest first. */

export const MAX_LOOKS = 50

export interface Look {
  /** Of both colours, the same in whichever order they were seen. */
  readonly id: string
  /** The product on whose page it was saved. */
  readonly spu: string
  readonly pid: string
  readonly otherSpu: string
  readonly otherPid: string
}

export type LookOperation =
  | { readonly kind: 'save'; readonly look: Look }
  | { readonly kind: 'remove'; readonly id: string }

/** The same two colours are one look. */
export function lookId(pid: string, otherPid: string): string {
  return [pid, otherPid].sort().join('-')
}

/** Saving a look that is kept already leaves it where it is; removing an unknown one changes nothing. */
export function applyToLooks<One extends Look>(
  looks: readonly One[],
  operation: { readonly kind: 'save'; readonly look: One } | { readonly kind: 'remove'; readonly id: string },
): readonly One[] {
  if (operation.kind === 'remove') return looks.filter(({ id }) => id !== operation.id)
  return looks.some(({ id }) => id === operation.look.id) ? looks : [operation.look, ...looks]
}
