import * as cart from '#contract/cart.contract.ts'
import * as requests from '#contract/requests.contract.ts'
import * as sizes from '#contract/sizes.contract.ts'

/** Calls of actions that every page offers: they come with the client, on the first press, and not with the page. */
export const QUEUED_CALLS = { ...cart, ...requests, ...sizes }
