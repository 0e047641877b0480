import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { failureOf } from '#contract/failure.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { quote, type Basket } from '#commands/checkout-calls.ts'
import { localeParams } from '#queries/product-queries.ts'
import { syncNow, useSync } from '#sync/use-sync.ts'

const ASK_AGAIN_MS = 5_000

/** Fetches a price for the goods, but only after all pending cart operations have been sent. */
export function useQuote(basket: Basket) {
  const call = useCaller()
  const storefront = useStorefront()
  const outbox = useEmptyOutbox(basket.buyNow === undefined)
  const priced = useQuery({
    queryKey: ['quote', basket, storefront.language, storefront.currency],
    queryFn: ({ signal }) => quote(call, { ...basket, ...localeParams(storefront) }, signal),
    enabled: outbox.state === 'empty',
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: 'always',
    // The browser's network state is a hint: offline, the client still tries at intervals.
    refetchInterval: ({ state }) => (failureOf(state.error)?.kind === 'offline' ? ASK_AGAIN_MS : false),
    placeholderData: keepPreviousData,
  })
  const pricing = outbox.state === 'emptying' || priced.isFetching
  return {
    priced,
    outbox,
    /** A price is being fetched. */
    pricing,
    /** The price, once no fetch is pending; undefined without one, and then the screen shows the reason. */
    async settled(): Promise<Quote | undefined> {
      if (!pricing) return priced.data
      if (outbox.state === 'emptying' && (await emptied()) === 'stuck') return undefined
      const { data, error } = await priced.refetch({ cancelRefetch: false })
      return error ? undefined : data
    },
  }
}

type OutboxState = 'emptying' | 'empty' | 'stuck'

/** The barrier before checkout: pending operations of this device are sent first (offline.md D17). */
function useEmptyOutbox(needed: boolean): { readonly state: OutboxState; readonly again: () => void } {
  const { waiting, online } = useSync()
  const [state, setState] = useState<OutboxState>(needed ? 'emptying' : 'empty')
  const full = waiting > 0

  // At first, when a new operation is pending (another tab), and when the network is back.
  useEffect(() => {
    if (needed) void emptied().then(setState)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `full` and `online` are its occasions
  }, [needed, full, online])

  return {
    state: needed && full && state === 'empty' ? 'emptying' : state,
    again() {
      setState('emptying')
      void emptied().then(setState)
    },
  }
}

async function emptied(): Promise<OutboxState> {
  return (await syncNow().catch(() => false)) ? 'empty' : 'stuck'
}
