import { useQuery } from '@tanstack/react-query'
import { useCaller } from '#blocks/use-caller.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { failureOf } from '#contract/failure.ts'
import { readExpress } from '#commands/express-calls.ts'

const ASK_AGAIN_MS = 5_000

/** What the wallet has decided, read once: while the order is placed, the page stays as it is. */
export function useExpressCheckout(express: string) {
  const call = useCaller()
  const storefront = useStorefront()
  return useQuery({
    queryKey: ['express', express, storefront.language],
    queryFn: () => readExpress(call, storefront, express),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    // The browser's network state is a hint: offline, the client still tries at intervals.
    refetchInterval: ({ state }) => (failureOf(state.error)?.kind === 'offline' ? ASK_AGAIN_MS : false),
  })
}
