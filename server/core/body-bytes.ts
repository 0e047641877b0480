import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TrieRouter } from 'hono/router/trie-router'

/** Limit of a route that declares none; such a route reads no body. */
const UNDECLARED_BYTES = 16 * 1024

/** A body without a declared length is stored as it is counted, before its sender is known: longer ones declare it. */
const MOST_UNDECLARED_BYTES = 256 * 1024

/** A body that is too long and declares no more than this is read away, so that its sender can read the refusal. */
const MOST_DROPPED_BYTES = 8 * 1024 * 1024

export interface BodyTerms {
  readonly method: string
  readonly path: string
  readonly maxBytes: number
}

/**
 * Refuses a body whose declared length is past the limit of its route, unread where it is much longer. Counts the bytes of
 * one without a length as they arrive, to stop reading past the limit (trust.md S14). Routes only declare their limits; this
 * enforces them all.
 */
export function limitBodies(
  terms: readonly BodyTerms[],
  tooLarge: (c: Context) => Response,
): MiddlewareHandler {
  const limits = new TrieRouter<number>()
  for (const { method, path, maxBytes } of terms) limits.add(method, path, maxBytes)
  const limiters = new Map<number, MiddlewareHandler>()
  const refuse = (c: Context) => {
    // The rest of the body is not read, so the connection cannot carry another call.
    c.header('connection', 'close')
    return tooLarge(c)
  }

  function limiterOf(maxBytes: number): MiddlewareHandler {
    const known = limiters.get(maxBytes) ?? bodyLimit({ maxSize: maxBytes, onError: refuse })
    limiters.set(maxBytes, known)
    return known
  }

  return async (c, next) => {
    if (!hasBody(c)) return next()
    // The adapter passes no body of a GET, so it cannot be counted.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return refuse(c)
    const [found] = limits.match(c.req.method, c.req.path)
    const most = found[0]?.[0] ?? UNDECLARED_BYTES
    // Node passes on no more than a declared length, and counting would make a web stream of each body.
    if (c.req.header('transfer-encoding') !== undefined)
      return limiterOf(Math.min(most, MOST_UNDECLARED_BYTES))(c, next)
    const declared = Number(c.req.header('content-length'))
    if (declared <= most) return next()
    return declared <= MOST_DROPPED_BYTES && (await dropBody(c)) ? tooLarge(c) : refuse(c)
  }
}

/**
 * Drains a body without storing it; returns whether it reached its end. A connection that is closed with unread bytes
 * is reset, and a sender may lose the answer with it.
 */
async function dropBody(c: Context): Promise<boolean> {
  const { body } = c.req.raw
  if (!body) return false
  return body.pipeTo(new WritableStream()).then(
    () => true,
    () => false,
  )
}

function hasBody(c: Context): boolean {
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0
}
