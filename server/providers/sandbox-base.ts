import { Hono } from 'hono'
import type { Log } from '../core/log.ts'
import { limitBodies } from '../core/body-bytes.ts'

/** The base of a stand-in for an outside service, with a port of its own: limits, headers, and failures in the log as `name`.failed. */
export function sandboxBase(name: string, log: Log): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    log.error(`${name}.failed`, { method: c.req.method, error })
    return c.text('something went wrong', 500)
  })
  app.use(
    '*',
    limitBodies([], (c) => c.text('too large', 413)),
  )
  app.use('*', async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  return app
}
