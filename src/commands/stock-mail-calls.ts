import type { QueryClient } from '@tanstack/react-query'
import { confirmStockMail } from '#contract/notices/requests.contract.ts'
import { callerOf } from '#api/call.ts'

export function agreeToStockMail(queries: QueryClient, token: string) {
  return callerOf(queries)(confirmStockMail, { token })
}
