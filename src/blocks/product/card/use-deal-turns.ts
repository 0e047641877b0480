import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readPricesAgain } from '#queries/read-prices-again.ts'

/**
 * Reads the prices of the page again when a deal on it has begun or ended. `before`: whether it ran when the prices were read, where
 * that is known; `active`: whether it runs now, undefined on the server and in the first render.
 */
export function useDealTurns(active: boolean | undefined, before?: boolean): void {
  const queries = useQueryClient()
  const seen = useRef(before)
  useEffect(() => {
    if (active === undefined) return
    if (seen.current !== undefined && seen.current !== active) readPricesAgain(queries)
    seen.current = active
  }, [queries, active])
}
