import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Services } from '../services/services.ts'
import { errorResponse, success } from './request/api-response.ts'
import { guardAccess } from './api/endpoint-access.ts'
import { ShopError } from '../core/shop-error.ts'
import { siteOrigin } from '../core/site-origin.ts'
import type { RenderReport } from './render-report.ts'
import { readInput } from './api/handle-request.ts'
import type { RequestContext, Storefront, Route } from '../services/route.ts'

interface Rendering {
  /** With a catalogue that tracks what the page is made from. */
  readonly services: Services
  readonly storefront: Storefront
  readonly report: RenderReport
}

/**
 * Answers the calls of a page during rendering, without a network. A failure is reported to the log, and the page gets
 * only what a client of the API would (trust.md S35).
 */
export function createRenderAnswers(routes: readonly Route[]) {
  const answers = new Map(routes.map((one) => [one.endpoint.path, one]))

  return async function answer(
    endpoint: AnyEndpoint,
    input: unknown,
    { services, storefront, report }: Rendering,
  ): Promise<Envelope<unknown>> {
    const one = answers.get(endpoint.path)
    if (!one || endpoint.kind !== 'read')
      throw new RangeError(`${endpoint.path} cannot be asked while rendering`)
    try {
      const context = anonymousContext(services, storefront)
      guardAccess(one.endpoint.access, context)
      return success(await one.handler(context, readInput(one, input))).envelope
    } catch (error) {
      if (error instanceof ShopError) return errorResponse(services, storefront, error).envelope
      report.callFailed(endpoint.path, error)
      return errorResponse(services, storefront, new ShopError('broken')).envelope
    }
  }
}

/** A call without a session, so that no personal data can get into the cache. */
function anonymousContext(services: Services, storefront: Storefront): RequestContext {
  return {
    ...storefront,
    services,
    now: services.now(),
    origin: siteOrigin(services.env.publicUrl, storefront.site),
    ip: 'inside',
    shopper: undefined,
    ensureShopper: () => Promise.reject(new RangeError('a page is rendered without a session')),
    signedInAt: undefined,
    sessionHash: undefined,
    browser: '',
    enter: () => Promise.reject(new RangeError('nobody signs in while a page is rendered')),
    leave: () => Promise.resolve(),
    key: '',
    device: '',
    cookie: () => undefined,
    secure: true,
    setHeader: () => {},
  }
}
