import type { Context } from 'hono'
import type { Storefront } from '../../services/route.ts'
import { plainPath } from '#domain/region/plain-paths.ts'
import { ShopError } from '../../core/shop-error.ts'
import { html } from '../../providers/html.ts'
import { errorResponse } from '../request/api-response.ts'
import type { App } from '../app-build.ts'
import type { HttpParts } from '../api/http-parts.ts'
import { readIncoming } from '../request/incoming-request.ts'
import { contentPolicy, inlineScriptHashes } from '../request/security.ts'
import { createPlainPage, type PlainPage } from './plain-page.ts'
import { openPlain, type PlainRequest } from './plain-request.ts'
import { PLAIN_TEXTS } from './plain-texts.ts'

type Answer = (c: Context, request: PlainRequest) => Promise<Response>

/** How every page and form without scripts is answered. */
export function createPlainTools(parts: HttpParts, build: App | undefined) {
  const { services, reader } = parts
  const write = createPlainPage(build)
  const sayIn = ({ language }: Pick<Storefront, 'language'>) => services.texts.in(language)

  /** Never stored: the page is of one caller (trust.md S23). */
  function show(c: Context, page: Omit<PlainPage, 'say'>, status = 200): Response {
    const written = write({ ...page, say: sayIn(page.storefront) })
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', contentPolicy(inlineScriptHashes(written)))
    return c.html(written, status as 200)
  }

  /** A refusal as a page of its own, which leads to the bag. */
  function refuse(c: Context, error: ShopError): Response {
    const storefront = reader.storefrontFrom(readIncoming(c, services.env))
    const { status, envelope, retryAfter } = errorResponse(services, storefront, error)
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
    const title = sayIn(storefront)(PLAIN_TEXTS.bag)
    const body = html`<h1>Vanda</h1>
      <p role="alert">${envelope.message}</p>
      <a class="button solid" href="${plainPath('bag', storefront.language)}">${title}</a>`
    // A refusal by a shop rule is no success for a browser.
    return show(c, { storefront, title, body }, status === 200 ? 409 : status)
  }

  return {
    sayIn,
    show,
    goTo(c: Context, address: string): Response {
      c.header('cache-control', 'no-store')
      return c.redirect(address, 303)
    },
    answering: (answer: Answer) => async (c: Context) => {
      try {
        return await answer(c, await openPlain(parts, c))
      } catch (error) {
        if (error instanceof ShopError) return refuse(c, error)
        throw error
      }
    },
  }
}

export type PlainTools = ReturnType<typeof createPlainTools>
