import type { Messages } from '@lingui/core'
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { isSuccess } from '#contract/envelope.ts'
import { CallError } from '#contract/failure.ts'
import type { Caller } from '#data/call.ts'
import { withoutPrefix } from '#data/language-pack.ts'
import type { Place } from '#platform/place.ts'
import { createRouter } from './router.tsx'

/** Names the routes a page was made of, so that the server can have their chunks fetched at once; never sent on. */
const ROUTES_HEADER = 'x-routes'

/** What the server hands over for one page; only plain data and one function cross the border. */
export interface RenderJob {
  readonly request: Request
  readonly place: Place
  readonly origin: string
  /** Texts as `/lang/getLang` answers them. */
  readonly pack: Readonly<Record<string, unknown>>
  /** Answers a call of the store API without a network, as for somebody nobody knows. */
  readonly answer: (endpoint: AnyEndpoint, input: unknown) => Promise<Envelope<unknown>>
}

const messages = new WeakMap<object, Messages>()

/** The server hands over the same pack for every page of a language. */
function messagesOf(pack: RenderJob['pack']): Messages {
  const known = messages.get(pack)
  if (known) return known
  const fresh = withoutPrefix(pack) as Messages
  messages.set(pack, fresh)
  return fresh
}

/** Renders one page to a whole HTML document, or a redirect. */
export function renderPage(job: RenderJob): Promise<Response> {
  const caller: Caller = async (endpoint, input) => {
    const envelope = await job.answer(endpoint, input)
    if (isSuccess(envelope.code)) return envelope.data as never
    const data = (envelope.data ?? {}) as { reason?: string }
    throw new CallError({
      kind: 'refused',
      code: Number(envelope.code),
      message: envelope.message,
      reason: data.reason ?? '',
      data,
    })
  }
  const pack = messagesOf(job.pack)
  const handle = createRequestHandler({
    request: job.request,
    createRouter: () => createRouter({ place: job.place, pack, origin: job.origin, caller }),
  })
  return handle(({ router, responseHeaders }) => {
    responseHeaders.set(ROUTES_HEADER, router.state.matches.map(({ routeId }) => routeId).join(' '))
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> })
  })
}
