import type { QueryClient } from '@tanstack/react-query'
import { spinDraw, type Draw } from '#contract/account/draw.contract.ts'
import { callerOf } from '#api/call.ts'

/** Draws a prize, or returns the one of today: a repetition after a lost answer loses and adds nothing. */
export function spinToday(queries: QueryClient): Promise<Draw> {
  return callerOf(queries)(spinDraw, {})
}
