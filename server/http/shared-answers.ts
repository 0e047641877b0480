import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import { arrivedAt } from './arrived.ts'

/** Kept answers are bounded by what they weigh: a listing is thirty times a suggestion. */
const MOST_CHARACTERS = 16_000_000
const MOST_AGE_MS = 20_000

interface Kept {
  readonly body: string
  readonly etag: string
  readonly version: string
  readonly at: number
}

/**
 * Answers that are the same for everyone are made once per address, language, currency and catalogue version, and
 * carry an ETag. The key is the contract's own fields: an unknown query key never gets this far (it is bad input).
 */
export function createSharedAnswers(services: Services) {
  const kept = new Map<string, Kept>()
  let characters = 0

  function forget(key: string): void {
    characters -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  return async function answer(c: Context, make: () => Promise<Answer>): Promise<Response> {
    const { headers, host, url } = arrivedAt(c, services.env)
    const said = [headers.get('lang'), headers.get('url-prefix'), choice(headers.get('cookie'))]
    const key = [host, url.pathname, url.search, ...said].join('\n')
    const version = services.catalogue.version()
    const now = services.now()
    const known = kept.get(key)
    if (known && known.version === version && now - known.at < MOST_AGE_MS && !services.env.SITE_CLOSED)
      return sendKept(c, known)

    const made = await make()
    if (made.status !== 200 || made.envelope.code !== 200) {
      c.header('cache-control', 'no-store')
      if (made.retryAfter !== undefined) c.header('retry-after', String(made.retryAfter))
      return c.json(made.envelope, made.status as 200)
    }
    const body = JSON.stringify(made.envelope)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const entry = { body, etag, version, at: now }
    forget(key)
    kept.set(key, entry)
    characters += body.length
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS) break
      forget(oldest)
    }
    return sendKept(c, entry)
  }
}

/** Of the cookies only the two choices may change a shared answer. */
function choice(cookies: string | null): string {
  return (cookies?.match(/(?:^|;\s*)(?:lang|currency)=[^;]*/g) ?? []).join(';')
}

function sendKept(c: Context, kept: Kept): Response {
  c.header('cache-control', 'no-cache')
  c.header('etag', kept.etag)
  c.header('content-type', 'application/json; charset=utf-8')
  if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304)
  return c.body(kept.body)
}
