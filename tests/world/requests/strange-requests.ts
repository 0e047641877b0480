import fc from 'fast-check'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { encoded, fieldsOf, FORM, headers, json, JSON_TYPE, text } from './strange-parts.ts'

/** One request on the wire: it need not make sense. */
export interface StrangeRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly chunked?: boolean
}

/** Addresses outside the contract. */
const ROUTES = [
  '/',
  '/healthz',
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/api/payment/notice/sandbox',
  '/api/payment/notice/stripe',
  '/api/tracking/notice/local',
  '/api/tracking/notice/aftership',
  '/media/products/AB12/1.webp',
  '/media/x.avif',
  '/sw.js',
  '/assets/x.js',
  '/products/x-spu-AB12.html',
  '/search/dress.html',
  '/collections/sale',
  '/api',
  '/api/nowhere',
]

/** Requests to every call of the contract and every other route. */
export function manyRequests(api: readonly AnyEndpoint[]): fc.Arbitrary<StrangeRequest> {
  const place = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...api).map((endpoint) => ({ endpoint, path: `/api${endpoint.path}` })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ROUTES).map((path) => ({ endpoint: undefined, path })) },
  )
  return place.chain(({ endpoint, path }) => {
    const names = fieldsOf(endpoint)
    const usual = endpoint?.method ?? 'GET'
    return fc
      .record({
        method: fc.constantFrom(usual, usual, usual, 'POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'),
        part: text,
        tail: fc.constantFrom('', '', '', '', '%00', '%E0%A4%A', '/', '/..%2f'),
        query: fc.oneof(fc.constant(''), encoded(names)),
        headers,
        type: fc.constantFrom(
          FORM,
          FORM,
          JSON_TYPE,
          JSON_TYPE,
          '',
          'text/xml',
          'multipart/form-data; boundary=x',
        ),
        form: encoded(names),
        json: json(names),
        chunked: fc.boolean(),
      })
      .map((made) => {
        const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(made.part.toWellFormed()))
        const query = made.query === '' ? '' : `?${escaped(made.query).slice(0, 12_000)}`
        const withBody = made.method !== 'GET' && made.method !== 'HEAD' && made.method !== 'OPTIONS'
        return {
          method: made.method,
          path: `${filled}${made.tail}${query}`,
          headers:
            withBody && made.type !== '' ? { ...made.headers, 'content-type': made.type } : made.headers,
          ...(withBody
            ? { body: made.type === JSON_TYPE ? made.json : made.form, chunked: made.chunked }
            : {}),
        }
      })
  })
}

/** An address holds no spaces and no letters beyond ASCII. */
function escaped(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, (letter) => encodeURIComponent(letter.toWellFormed()))
}
