import * as v from 'valibot'

/**
 * `buy=now`: the one product of "Buy Now" instead of the bag (spec 4.6). `walletexpress=1`: the return from a wallet (spec 2.3),
 * with `express`, which names the express checkout and opens it for its own shopper alone.
 */
export const checkoutSearch = v.object({
  buy: v.optional(v.fallback(v.optional(v.literal('now')), undefined)),
  walletexpress: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
  express: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined)),
})
