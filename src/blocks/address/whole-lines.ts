import type { AddressField } from '#domain/checkout/address.ts'

const ALWAYS: ReadonlySet<AddressField> = new Set(['country', 'line1', 'line2'])

/** Fields that take a whole line of the form: the long ones, and a short one that has no neighbour to stand beside. */
export function wholeLines(fields: readonly AddressField[]): ReadonlySet<AddressField> {
  const whole = new Set<AddressField>(ALWAYS)
  let alone: AddressField | undefined
  for (const field of fields) {
    if (!ALWAYS.has(field)) alone = alone === undefined ? field : undefined
    else if (alone !== undefined) {
      whole.add(alone)
      alone = undefined
    }
  }
  if (alone !== undefined) whole.add(alone)
  return whole
}
