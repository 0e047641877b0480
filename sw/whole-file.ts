import { createPartialResponse } from 'workbox-range-requests'
import type { WorkboxPlugin } from 'workbox-core'

/**
 * For small files that browsers ask for in parts: the worker fetches the whole, the cache holds the whole, and the
 * browser is given the part. A part alone could not be stored.
 */
export const wholeFile: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  requestWillFetch: async ({ request }) => new Request(request.url, { credentials: 'same-origin' }),
  handlerWillRespond: async ({ request, response }) =>
    request.headers.has('range') && response.status === 200
      ? createPartialResponse(request, response)
      : response,
}
