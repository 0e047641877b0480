import type { Context } from 'hono'
import { API_PREFIX } from '#contract/envelope.ts'
import { readLanguage, type Language } from '#domain/region/language.ts'
import type { Services } from '../../services/services.ts'
import { errorResponse, reasonOf, type ApiResponse } from './api-response.ts'
import { readIncoming } from './incoming-request.ts'
import { ShopError } from '../../core/shop-error.ts'
import { htmlPage } from '../../providers/html-page.ts'
import { html } from '../../providers/html.ts'
import type { RequestReader } from './request-context.ts'
import { contentPolicy } from './security.ts'

/** Retry-After of a closed shop, in seconds. */
const CLOSED_S = 300

/** Sends a refusal: with the envelope below /api, with a plain page elsewhere. */
export function createRefuser(services: Services, reader: RequestReader) {
  function refuse(c: Context, refused: ShopError): Response {
    const incoming = readIncoming(c, services.env)
    const { path } = c.req
    const storefront = reader.storefrontFrom(incoming)
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`))
      return sendEnvelope(c, errorResponse(services, storefront, refused))
    const { language } = reader.withLanguage(storefront, readLanguage(path).language)
    const { status, envelope, retryAfter } = errorResponse(services, { language }, refused)
    const wait = retryAfter ?? (status === 503 ? CLOSED_S : undefined)
    c.header('cache-control', status >= 500 ? 'no-store' : 'no-cache')
    c.header('content-security-policy', contentPolicy([]))
    if (wait !== undefined) c.header('retry-after', String(wait))
    return c.html(plainPage(language, envelope.message), status as 200)
  }

  return {
    refuse,
    /** An unforeseen error: logged once under an id, which is all that the client receives (trust.md S35). */
    fail(c: Context, error: unknown): Response {
      if (error instanceof ShopError) return refuse(c, error)
      const requestId = c.get('requestId')
      services.log.error('request.failed', { requestId, method: c.req.method, path: c.req.path, error })
      return refuse(c, new ShopError(reasonOf(error), { requestId }))
    },
  }
}

export type Refuser = ReturnType<typeof createRefuser>

export function sendEnvelope(c: Context, answer: ApiResponse): Response {
  c.header('cache-control', 'no-store')
  if (answer.retryAfter !== undefined) c.header('retry-after', String(answer.retryAfter))
  return c.json(answer.envelope, answer.status as 200)
}

/** A response that only names why there is no page. */
function plainPage(language: Language, message: string): string {
  return htmlPage({
    language,
    title: 'Vanda',
    style:
      'font:1.25rem Georgia,serif;margin:20vh auto;max-inline-size:30rem;padding:1rem;background:#f6f1e9;color:#1d1a18',
    body: html`<h1>Vanda</h1>
      <p>${message}</p>`,
  })
}
