/** The wrapper of every response (spec 7.1). */
export interface Envelope<Data> {
  readonly code: number | string
  readonly message: string
  readonly data: Data
  /** Last operation of this device that the server has applied; on every response about cart or wishlist. */
  readonly lastSeq?: number
  /** Epoch milliseconds of the server's clock, for countdowns and "as of". */
  readonly serverTime?: number
  readonly fbEventId?: string
  /** Target of the redirect; with code 302 only. */
  readonly url?: string
}

/** Success is 200, as a number or the string '200' (spec 7.1). */
export function isSuccess(code: number | string): boolean {
  return code === 200 || code === '200'
}

/** Names of the API's headers, shared by client and server. */
export const HEADERS = {
  app: 'apptype',
  site: 'serverdomain',
  lang: 'lang',
  urlPrefix: 'url-prefix',
  eventId: 'x-fb-event-id',
  idempotency: 'idempotency-key',
  device: 'x-device',
  /** Key of the member whose operation it is; the server refuses it from any other caller. */
  owner: 'x-owner',
  seq: 'x-seq',
  prev: 'x-prev',
  /**
   * Token of a guest's session, for a browser that blocks cookies. The page sends it, empty before the first change; the
   * server returns it in the response that opens the session.
   */
  visit: 'x-visit',
  /** Version of a queued operation (`OPERATION_VERSIONS`). */
  version: 'x-op-version',
  appVersion: 'x-app-version',
  /** Header of downloads of the offline catalogue: the worker ignores such a request. */
  forDownload: 'x-download',
  /** Header of a page that may be stored: its currency, which is not in its address. */
  pageCurrency: 'x-page-currency',
  /** Header of a page that the worker has stored: the build of its files. */
  pageBuild: 'x-page-build',
} as const

export const API_PREFIX = '/api'

/** A call gives up after this long (spec 7.1). */
export const CALL_TIMEOUT_MS = 30_000
