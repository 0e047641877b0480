import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { readLanguage } from '#domain/region/language.ts'
import { YEAR_S } from '#domain/time-units.ts'
import { isHttps, type Env } from '../../core/env.ts'

/** Headers every answer carries (trust.md S18–S20). Pages add their own script hashes with `contentPolicy`. */
export function securityHeaders(env: Env): MiddlewareHandler {
  const headers = (own: readonly string[], camera: readonly string[] = []) =>
    secureHeaders({
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin-allow-popups',
      permissionsPolicy: {
        camera: [...camera],
        microphone: [...own],
        geolocation: [...own],
        payment: [],
        usb: [],
      },
      xFrameOptions: 'DENY',
      strictTransportSecurity: strictTransport(env),
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // A page has a policy of its own already.
      overwrite: false,
      ...WITHOUT,
    })
  const [usual, page, scanning] = [headers([]), headers(['self']), headers(['self'], ['self'])]
  const part = secureHeaders({
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    xFrameOptions: false,
    strictTransportSecurity: strictTransport(env),
    ...WITHOUT,
  })
  return async (c, next) => {
    await next()
    const type = c.res.headers.get('content-type') ?? ''
    if (isPartOfPage(type, c.req.path)) {
      // Files are not logged by request.
      c.res.headers.delete('x-request-id')
      return part(c, async () => {})
    }
    const isPage = type.startsWith('text/html')
    await (isPage ? (scans(c.req.path) ? scanning : page) : usual)(c, async () => {})
  }
}

const strictTransport = (env: Env) => isHttps(env) && `max-age=${YEAR_S}; includeSubDomains`

/**
 * What a page loads and no browser runs as a document or worker: policies about documents have no effect there, and a
 * first visit loads thirty of them (decision 0130). SVG is a document.
 */
function isPartOfPage(type: string, path: string): boolean {
  if (type.startsWith('text/javascript')) return path.startsWith('/assets/')
  return /^(text\/css|font\/woff2|image\/(avif|webp|png|jpeg))\b/.test(type)
}

/** Headers for plugins and old browsers (decision 0055). */
const WITHOUT = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/**
 * The camera is for the scan page, and for the shell that renders it offline; every page has the
 * microphone for its search, and the location, because it leads to pieces and the stores that have them (trust.md S20).
 */
function scans(path: string): boolean {
  return path === '/app-shell.html' || readLanguage(path).page === '/scan'
}

/**
 * The policy of a page: own scripts, and inline ones by hash. No nonce, so that a cached page stays valid (trust.md
 * S19). Styles set by script go through CSSOM, which needs no exception. Fonts, calls, the manifest and the worker follow
 * `default-src` or `script-src`: the policy precedes each first picture, so it says nothing twice.
 */
export function contentPolicy(scriptHashes: readonly string[], formHosts: readonly string[] = []): string {
  // WebAssembly reads barcodes in browsers without a reader; it comes from this shop like every script.
  const scripts = ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(
    ' ',
  )
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A video that the user has chosen is seen before it is sent.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formHosts].join(' ')}`,
  ].join('; ')
}

const NO_INLINE_CODE = /\ssrc=|\stype="application\//

/** SHA-256 in base64 of each script that stands in the page; a script element that holds data is not counted. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const code = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', code)
    if (end === -1) break
    if (!NO_INLINE_CODE.test(html.slice(at, code)))
      hashes.push(hash('sha256', html.slice(code, end), 'base64'))
    at = end
  }
  return hashes
}
