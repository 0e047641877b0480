import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { readCancelReasons, withdrawOrder } from '#commands/checkout-calls.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'

interface Asking {
  readonly open: boolean
  readonly onClose: () => void
}

/** Cancelling a paid order: reasons, the choice, and what went wrong; afterwards the order's page reads it again. */
export function useCancelOrder(placed: PlacedOrder, { open, onClose }: Asking) {
  const call = useCaller()
  const queries = useQueryClient()
  const storefront = useStorefront()
  const words = useFailureWords()
  const [reason, setReason] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const read = useQuery({
    queryKey: ['cancel-reasons', storefront.language],
    queryFn: () => readCancelReasons(call, storefront),
    enabled: open,
    staleTime: HOUR_MS,
  })

  return {
    reasons: read.data,
    reason,
    missing,
    busy,
    problem: refused ?? (read.error ? words(read.error) : undefined),
    choose(next: string) {
      setReason(next)
      setMissing(false)
    },
    async cancel() {
      // They could not be read before.
      if (!read.data) return void read.refetch()
      const chosen = read.data.find(({ id }) => id === reason)?.id
      setMissing(chosen === undefined)
      if (chosen === undefined || busy) return
      setBusy(true)
      setRefused(undefined)
      try {
        await withdrawOrder(call, placed, chosen)
        onClose()
      } catch (error) {
        setRefused(words(error))
      } finally {
        setBusy(false)
        await queries.invalidateQueries({ queryKey: ['payment-state', placed.orderNumber] })
      }
    },
  }
}
