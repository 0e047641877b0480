/**
 * Messages between page and worker, which may be of different builds: an unknown message type is ignored, and a known
 * type never changes its shape (offline.md R4).
 */
export type ToWorker =
  /** The user has agreed to the new version, or the moment is safe. */
  | { readonly type: 'SKIP_WAITING' }
  /** This page opened without the worker: the worker takes control of it (offline.md V4). */
  | { readonly type: 'claim' }
  /** Addresses that this page fetched without the worker (first visit): the worker stores them (offline.md S5). */
  | { readonly type: 'warm'; readonly urls: readonly string[] }

export function readToWorker(data: unknown): ToWorker | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'SKIP_WAITING') return { type: 'SKIP_WAITING' }
  if (data.type === 'claim') return { type: 'claim' }
  if (data.type === 'warm' && 'urls' in data && Array.isArray(data.urls)) {
    return { type: 'warm', urls: data.urls.filter((url): url is string => typeof url === 'string') }
  }
  return undefined
}
