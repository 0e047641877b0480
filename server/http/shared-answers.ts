import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import { weightOf } from './answer-key.ts'
import { sendEnvelope } from './refuse.ts'

/** Kept answers are bounded by what they weigh, keys included: a listing is thirty times a suggestion. */
const MOST_BYTES = 16_000_000
const MOST_AGE_MS = 20_000

interface Kept {
  readonly body: string
  readonly etag: string
  readonly version: string
  readonly at: number
}

/** Answers that are the same for everyone are made once per key (`answerKey`) and catalogue version, and carry an ETag. */
export function createSharedAnswers(services: Services) {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    const known = kept.get(key)
    if (known) bytes -= weightOf(key, known.body.length)
    kept.delete(key)
  }

  return async function answer(c: Context, key: string, make: () => Promise<Answer>): Promise<Response> {
    const version = services.catalogue.version()
    const now = services.now()
    const known = kept.get(key)
    if (known && known.version === version && now - known.at < MOST_AGE_MS && !services.env.SITE_CLOSED)
      return sendKept(c, known)

    const made = await make()
    if (made.status !== 200 || made.envelope.code !== 200) return sendEnvelope(c, made)
    const body = JSON.stringify(made.envelope)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    const entry = { body, etag, version, at: now }
    forget(key)
    kept.set(key, entry)
    bytes += weightOf(key, body.length)
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break
      forget(oldest)
    }
    return sendKept(c, entry)
  }
}

function sendKept(c: Context, kept: Kept): Response {
  c.header('cache-control', 'no-cache')
  c.header('etag', kept.etag)
  c.header('content-type', 'application/json; charset=utf-8')
  if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304)
  return c.body(kept.body)
}
