import { useQueryClient } from '@tanstack/react-query'
import { callerOf, type Caller } from '#api/call.ts'

/** Calls the store API for writes; reads go through the queries of `#queries`. */
export function useCaller(): Caller {
  return callerOf(useQueryClient())
}
