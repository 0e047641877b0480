import type { Messages } from '@lingui/core'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import { isSuccess } from '#contract/envelope.ts'
import { CallError, failureOf } from '#contract/failure.ts'
import type { Caller } from '#api/call.ts'
import { withoutPrefix } from '#queries/language-pack.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { draw } from './draw.ts'
import { createRouter } from './router.tsx'

/** What the server passes in for one page: plain data and two functions. */
export interface RenderJob {
  readonly request: Request
  readonly storefront: Storefront
  readonly origin: string
  /** Texts in the shape of `/lang/getLang`. */
  readonly pack: Readonly<Record<string, unknown>>
  /** Answers a call of the store API in process, for an anonymous user. */
  readonly answer: (endpoint: AnyEndpoint, input: unknown) => Promise<Envelope<unknown>>
  /** Receives the reason why a page is an error page or could not be rendered. */
  readonly failed: (route: string, error: unknown) => void
}

/** A page, or a redirect: then `html` is empty. */
export interface RenderedPage {
  readonly status: number
  readonly location: string | undefined
  /** The `html` element, with the scripts by which the router hands over its data. */
  readonly html: string
  /** Ids of its routes: the server preloads their chunks. */
  readonly routes: readonly string[]
}

const messages = new WeakMap<object, Messages>()

/** The server passes the same pack object for every page of a language. */
function messagesOf(pack: RenderJob['pack']): Messages {
  const known = messages.get(pack)
  if (known) return known
  const fresh = withoutPrefix(pack) as Messages
  messages.set(pack, fresh)
  return fresh
}

/**
 * Renders one page to its `html` element or a redirect. A refused call gives an error page; every other failure
 * rejects, because neither half a page nor the message of an unforeseen error may be sent.
 */
export async function renderPage(job: RenderJob): Promise<RenderedPage> {
  const pack = messagesOf(job.pack)
  const router = createRouter({
    storefront: job.storefront,
    pack,
    origin: job.origin,
    caller: callerFor(job),
  })
  const handle = createRequestHandler({ request: job.request, createRouter: () => router })
  try {
    let html = ''
    // The router's response carries the status alone: a body would be encoded, and decoded again by the server.
    const { status, headers } = await handle(async () => {
      const broken = router.state.matches.find(({ status }) => status === 'error')
      if (broken) job.failed(broken.routeId, broken.error)
      if (broken && !failureOf(broken.error)) throw broken.error
      html = await draw(<RouterServer router={router} />)
      return new Response(null, { status: getSsrStatus(router) })
    })
    const routes = router.state.matches.map(({ routeId }) => routeId)
    return { status, location: headers.get('location') ?? undefined, html, routes }
  } catch (error) {
    job.failed(router.state.matches.at(-1)?.routeId ?? '', error)
    throw error
  }
}

function callerFor(job: RenderJob): Caller {
  return async (endpoint, input) => {
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
}
