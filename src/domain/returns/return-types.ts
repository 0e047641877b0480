/** How goods come back (spec 4.13), in the order in which they are offered. `pick-up`: "Returns and refunds", the courier fetches them. */
export const RETURN_TYPES = ['in-store', 'self-ship', 'refund-only', 'pick-up'] as const
export type ReturnType = (typeof RETURN_TYPES)[number]
