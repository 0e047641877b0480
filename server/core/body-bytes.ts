import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { TrieRouter } from 'hono/router/trie-router'

/** Limit of a route that declares none; such a route reads no body. */
const UNDECLARED_BYTES = 16 * 1024

export interface BodyTerms {
  readonly method: string
  readonly path: string
  readonly maxBytes: number
}

/**
 * Refuses a body whose declared length is past the limit of its route, and counts the bytes of one without a length as
 * they arrive, to stop reading past the limit (trust.md S14). Routes only declare their limits; this enforces them all.
 */
export function limitBodies(
  terms: readonly BodyTerms[],
  tooLarge: (c: Context) => Response,
): MiddlewareHandler {
  const declared = new TrieRouter<number>()
  for (const { method, path, maxBytes } of terms) declared.add(method, path, maxBytes)
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
    const [found] = declared.match(c.req.method, c.req.path)
    const most = found[0]?.[0] ?? UNDECLARED_BYTES
    // Node passes on no more than a declared length, and counting would make a web stream of each body.
    if (c.req.header('transfer-encoding') === undefined)
      return Number(c.req.header('content-length')) > most ? refuse(c) : next()
    return limiterOf(most)(c, next)
  }
}

function hasBody(c: Context): boolean {
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0
}
