/**
 * What page and worker say to each other. Page and worker may be of different builds: a message with a type nobody
 * knows is ignored, and a known type never changes its shape (offline.md R4).
 */
export type ToWorker =
  /** The shopper has agreed to the new version, or the moment is safe. */
  | { readonly type: 'SKIP_WAITING' }
  /** Addresses that this page got without the worker (first visit): keep them for later (offline.md S5). */
  | { readonly type: 'warm'; readonly urls: readonly string[] }

export function readToWorker(data: unknown): ToWorker | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' }
  if (data.type === 'warm' && 'urls' in data && Array.isArray(data.urls)) {
    return { type: 'warm', urls: data.urls.filter((url): url is string => typeof url === 'string') }
  }
  return undefined
}
