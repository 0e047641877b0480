import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { APP_VERSION } from '#contract/app-version.ts'
import { encodeFields, fillPath } from '#contract/encoding.ts'
import type { AnyEndpoint, Endpoint, OutputOf, SentTo } from '#contract/endpoint.ts'
import { API_PREFIX, CALL_TIMEOUT_MS, HEADERS, isSuccess, type Envelope } from '#contract/envelope.ts'
import { CallError, type Failure } from '#contract/failure.ts'
import { learnServerTime } from '#platform/timing/clock.ts'
import { urlPrefix } from '#platform/current-storefront.ts'
import { followIfRedirected } from './follow-redirect.ts'

interface CallOptions {
  readonly signal?: AbortSignal
  /** One per button press; made when the button appears (trust.md A1). */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes one call of the store API; throws `CallError` with a `Failure`. */
export type Caller = <E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options?: CallOptions,
) => Promise<OutputOf<E>>

const callers = new WeakMap<QueryClient, Caller>()

/** Each query client has its own transport: the browser's fetch, or the server's own handlers during rendering. */
export function setCaller(queries: QueryClient, caller: Caller): void {
  callers.set(queries, caller)
}

export function callerOf(queries: QueryClient): Caller {
  const caller = callers.get(queries)
  if (!caller) throw new RangeError('this query client has no caller')
  return caller
}

/** The request a call becomes: address, method, headers, body (spec 7.1). */
export function requestFor(
  endpoint: AnyEndpoint,
  input: unknown,
  headers: Record<string, string>,
): { url: string; init: RequestInit } {
  const { path, rest } = fillPath(endpoint, input)
  const fields = new URLSearchParams(endpoint.body === 'multipart' ? [] : encodeFields(rest))
  const url = `${API_PREFIX}${path}`
  const method = endpoint.unlogged.length > 0 ? 'POST' : endpoint.method
  const common = { method, headers, credentials: 'same-origin' as const }
  if (method === 'GET') {
    const query = fields.toString()
    return { url: query ? `${url}?${query}` : url, init: common }
  }
  if (endpoint.body === 'json') {
    return {
      url,
      init: {
        ...common,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(rest),
      },
    }
  }
  if (endpoint.body === 'multipart') {
    const { early, late } = divide(endpoint, rest)
    return { url, init: { ...common, headers: { ...headers, ...early }, body: multipart(late) } }
  }
  return { url, init: { ...common, body: fields } }
}

/** What gives access to an upload arrives before its body, as headers. */
function divide({ unlogged }: AnyEndpoint, fields: Readonly<Record<string, unknown>>) {
  const isEarly = ([name]: [string, unknown]) => unlogged.includes(name)
  const all = Object.entries(fields).filter(([, value]) => value !== undefined)
  const early = all.filter(isEarly).map(([name, value]) => [`x-${name}`, String(value)] as const)
  return {
    early: Object.fromEntries(early),
    late: Object.fromEntries(all.filter((one) => !isEarly(one))),
  }
}

function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Reads a response; throws `CallError` for everything that is not the success the contract describes. */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<{ data: OutputOf<E>; envelope: Envelope<unknown> }> {
  const envelope = await readEnvelope(response)
  if (!isSuccess(envelope.code)) throw new CallError(failureFor(envelope, response))
  const read = v.safeParse(endpoint.output, envelope.data)
  if (!read.success) {
    if (isEmpty(envelope.data)) throw new CallError({ kind: 'empty' })
    const [issue] = read.issues
    throw new CallError({
      kind: 'malformed',
      detail: `${endpoint.path}: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    })
  }
  const eventId = response.headers.get(HEADERS.eventId)
  return {
    data: read.output as OutputOf<E>,
    envelope: eventId ? { ...envelope, fbEventId: eventId } : envelope,
  }
}

/** An empty value, in any of the ways in which JSON writes it. */
function isEmpty(data: unknown): boolean {
  return data === null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0)
}

/**
 * The page of a proxy or of a hotel's sign-in is not a response of the shop, also with status 200 (offline.md F15,
 * F29).
 */
async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('code' in body) || !('data' in body)) {
    throw new CallError({ kind: 'malformed', detail: `status ${response.status} without an envelope` })
  }
  return body as Envelope<unknown>
}

function failureFor(envelope: Envelope<unknown>, response: Response): Failure {
  const code = Number(envelope.code)
  if (code === 302) return { kind: 'moved', url: envelope.url ?? '/' }
  if (code === 504) return { kind: 'payment-risk' }
  if (code === 503) return { kind: 'site-closed' }
  if (response.status === 429 || response.status === 503)
    return { kind: 'busy', retryAfterMs: Number(response.headers.get('retry-after') ?? 1) * 1_000 }
  const data = (envelope.data ?? {}) as { reason?: string }
  return { kind: 'refused', code, message: envelope.message, reason: data.reason ?? '', data: envelope.data }
}

interface TransportRequest {
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly cache?: RequestCache
}

/**
 * Sends a call with the headers and the time limit of every call: `lang` names the locale of the page, `url-prefix` the
 * first segment of its address (spec 7.1). Throws `CallError`, or the reason of the caller's own signal.
 */
export function createTransport(locale: string, appType: 'wap' | 'www') {
  return async <E extends Endpoint>(
    endpoint: E,
    input: SentTo<E>,
    { signal: own, headers, cache }: TransportRequest = {},
  ) => {
    const { url, init } = requestFor(endpoint, input, {
      [HEADERS.app]: appType,
      [HEADERS.appVersion]: String(APP_VERSION),
      [HEADERS.site]: location.host,
      [HEADERS.lang]: locale,
      [HEADERS.urlPrefix]: urlPrefix(),
      ...headers,
    })
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
    const signal = own ? AbortSignal.any([own, timeout]) : timeout
    const response = await sendTo(url, { ...init, ...(cache && { cache }), signal }).catch(
      (error: unknown) => {
        if (own?.aborted) throw error
        throw new CallError({ kind: timeout.aborted ? 'timeout' : 'offline' })
      },
    )
    // A cached response carries an old server time; a personal response always comes from the server.
    if (!endpoint.shared) learnServerTime(Date.parse(response.headers.get('date') ?? ''))
    return readAnswer(endpoint, response).catch(followIfRedirected)
  }
}

/** Most browsers take cookies and load no more. */
function sendTo(url: string, init: RequestInit): Promise<Response> {
  if (navigator.cookieEnabled !== false) return fetch(url, init)
  return import('./visit-fetch.ts').then(({ visitFetch }) => visitFetch(url, init))
}

export interface BrowserCallerOptions {
  readonly appType: 'wap' | 'www'
  /** Resolves to false while personal calls are blocked: the session of a user who has signed out is still open. */
  readonly isOwnSession?: () => Promise<boolean>
}

const always = () => Promise.resolve(true)

/** The browser's caller; personal calls wait until the session is the user's own. */
export function createBrowserCaller(
  locale: string,
  { appType, isOwnSession = always }: BrowserCallerOptions,
): Caller {
  const send = createTransport(locale, appType)
  return async (endpoint, input, { signal, key, headers } = {}) => {
    if (!endpoint.shared && !(await isOwnSession())) throw new CallError({ kind: 'offline' })
    const { data } = await send(endpoint, input, {
      signal,
      headers: { ...(key ? { [HEADERS.idempotency]: key } : {}), ...headers },
    })
    return data
  }
}
