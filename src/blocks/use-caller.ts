import { useQueryClient } from '@tanstack/react-query'
import { callerOf, type Caller } from '#api/call.ts'

/** For writes: makes calls of the store API. What is read goes through the queries of `#data`. */
export function useCaller(): Caller {
  return callerOf(useQueryClient())
}
