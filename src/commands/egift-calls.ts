import type { QueryClient } from '@tanstack/react-query'
import { resendEgift } from '#contract/buying/egift.contract.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { callerOf } from '#api/call.ts'

interface NewTarget {
  /** The line of the order. */
  readonly position: number
  readonly email: string
}

/** How many cards are sent now: one whose day has not come keeps it. */
export async function sendEgiftAgain(
  queries: QueryClient,
  access: OrderAccess,
  target: NewTarget,
): Promise<number> {
  return (await callerOf(queries)(resendEgift, { ...access, ...target })).sent
}
