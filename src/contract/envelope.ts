/** How every answer is wrapped (spec 7.1). */
export interface Envelope<Data> {
  readonly code: number | string
  readonly message: string
  readonly data: Data
  /** Last operation of this device that the server has applied; on every answer about bag or wishlist. */
  readonly lastSeq?: number
  /** Epoch milliseconds by the server's clock: countdowns and "as of" run on it. */
  readonly serverTime?: number
  readonly fbEventId?: string
  /** With code 302: where the browser goes. */
  readonly url?: string
}

/** Success is 200, as a number or the string '200' (spec 7.1). */
export function isSuccess(code: number | string): boolean {
  return code === 200 || code === '200'
}

/** Headers of the API that both sides must spell alike. */
export const HEADERS = {
  app: 'apptype',
  site: 'serverdomain',
  lang: 'lang',
  urlPrefix: 'url-prefix',
  eventId: 'x-fb-event-id',
  idempotency: 'idempotency-key',
  device: 'x-device',
  seq: 'x-seq',
  prev: 'x-prev',
  /** Version of a queued operation (`OPERATION_VERSIONS`). */
  version: 'x-op-version',
  principal: 'x-principal',
  appVersion: 'x-app-version',
  /** On what a device fetches to take along: the worker leaves it alone. */
  forDownload: 'x-download',
  /** On a page: addresses of the shared calls it was made of, for the worker to keep (offline.md S5). */
  pageQueries: 'x-page-queries',
} as const

export const API_PREFIX = '/api'

/** A call gives up after this long (spec 7.1). */
export const CALL_TIMEOUT_MS = 30_000
