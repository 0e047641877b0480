/** A member's own card among the codes of an order, where its code is not typed. No code has a colon. */
const PREFIX = 'card:'

export function ownCardCode(id: string): string {
  return `${PREFIX}${id}`
}

/** The id in what `ownCardCode` has written; undefined for every other text. */
export function ownCardId(typed: string): string | undefined {
  return typed.startsWith(PREFIX) ? typed.slice(PREFIX.length) : undefined
}
