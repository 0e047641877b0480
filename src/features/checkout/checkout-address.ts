import * as v from 'valibot'

/** `buy=now`: the one product of "Buy Now" instead of the bag (spec 4.6). */
export const checkoutSearch = v.object({
  buy: v.optional(v.fallback(v.optional(v.literal('now')), undefined)),
})
