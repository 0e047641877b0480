import { encodeFields, fillPath } from '#contract/encoding.ts'
import type { Endpoint, OutputOf, SentTo } from '#contract/endpoint.ts'
import { HEADERS, type Envelope } from '#contract/envelope.ts'

export interface Answered<Data> {
  readonly status: number
  readonly headers: Headers
  readonly body: Envelope<Data>
}

/** A user over HTTP: keeps cookies as a browser does and sends the shop's own headers. */
export function aTestClient(url: string, usual: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()

  async function ask<E extends Endpoint>(
    endpoint: E,
    input: SentTo<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered<OutputOf<E>>> {
    const { path, rest } = fillPath(endpoint, input)
    const fields = endpoint.body === 'multipart' ? multipart(rest) : new URLSearchParams(encodeFields(rest))
    const get = endpoint.method === 'GET' && endpoint.unlogged.length === 0
    const response = await fetch(
      `${url}/api${path}${get && fields instanceof URLSearchParams && fields.size > 0 ? `?${fields}` : ''}`,
      {
        method: get ? 'GET' : 'POST',
        headers: {
          [HEADERS.app]: 'www',
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...(!get && endpoint.body === 'json' ? { 'content-type': 'application/json' } : {}),
          ...usual,
          ...headers,
        },
        ...(get ? {} : { body: endpoint.body === 'json' ? JSON.stringify(rest) : fields }),
      },
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Envelope<OutputOf<E>>,
    }
  }

  /** As `ask`, for responses that must be a success. */
  async function get<E extends Endpoint>(
    endpoint: E,
    input: SentTo<E>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<OutputOf<E>> {
    const { status, body } = await ask(endpoint, input, headers)
    if (body.code !== 200)
      throw new Error(
        `${endpoint.path} answered ${status} ${body.code} ${body.message} ${JSON.stringify(body.data)}`,
      )
    return body.data
  }

  return { ask, get, cookies }
}

function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

export type TestClient = ReturnType<typeof aTestClient>

/** A device with an outbox: each call takes the next number of its sequence. */
export function aDevice(id: string = crypto.randomUUID()) {
  let seq = 0
  return {
    id,
    /** Headers of the next operation; `prev` is the one before by default. */
    next(prev = seq): Record<string, string> {
      seq += 1
      return {
        [HEADERS.device]: id,
        [HEADERS.seq]: String(seq),
        [HEADERS.prev]: String(prev),
        [HEADERS.idempotency]: crypto.randomUUID(),
      }
    },
  }
}
