import { DAY_MS } from '#domain/time-units.ts'
import { HELD_TERM } from '#sync/uploads/held-term.ts'

/** How long input that was never sent stays on the device; drafts without a term stay until they are used. */
const TERMS = [
  // Name and address of an abandoned checkout.
  { key: /^checkout$/, keepMs: 7 * DAY_MS },
  // It names another person.
  { key: /^egift:/, keepMs: 30 * DAY_MS },
  HELD_TERM,
  // Any other form (`form-draft.ts`): a season, as its files.
  { key: /^[a-z]+:/, keepMs: HELD_TERM.keepMs },
] as const

export function isDraftOver(
  { key, at }: { readonly key: string; readonly at: number },
  now: number,
): boolean {
  const term = TERMS.find((one) => one.key.test(key))
  return term !== undefined && now - at > term.keepMs
}
