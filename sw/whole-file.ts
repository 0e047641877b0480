import { createPartialResponse } from 'workbox-range-requests'
import type { WorkboxPlugin } from 'workbox-core'

/**
 * Small files that browsers request in ranges: the worker fetches and caches the whole file, and returns the range. A
 * partial response cannot be stored.
 */
export const wholeFile: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url,
  requestWillFetch: async ({ request }) => new Request(request.url, { credentials: 'same-origin' }),
  handlerWillRespond: async ({ request, response }) =>
    request.headers.has('range') && response.status === 200
      ? createPartialResponse(request, response)
      : response,
}
