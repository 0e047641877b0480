import fc from 'fast-check'
import { LANGUAGES } from '#domain/region/language.ts'
import { routesOfTable } from './every-page.ts'
import { encoded, headers, text } from './strange-parts.ts'
import type { StrangeRequest } from './strange-requests.ts'

/** Fields that some page reads, and some that none does. */
const FIELDS =
  'page pageSize through sort category color size price type view appView sku s_guide_code orderNumber open no-shell utm_source'.split(
    ' ',
  )

/** Longest address that browsers and proxies pass; Node refuses longer ones. */
const LONGEST = 8_000

/** A part of a path: nearly right, wrongly encoded, or as long as an address may be. */
const part = (known: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 4, arbitrary: text.map(written) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom('a', '-', '.', '%E9%95%B7', '%2F', '%00', '%25', '%F0%9F%91%97', '+', '%ff'),
          fc.constantFrom(1, 63, 200, 201, 1_000, LONGEST),
        )
        .map(([piece, count]) => piece.repeat(count).slice(0, LONGEST)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...known), text).map(([name, end]) => name + written(end)),
    },
  )

/** Existing escapes stay as they are, wrong ones too; the rest is encoded as a browser would. */
function written(raw: string): string {
  return /^[!-~]*$/.test(raw) && raw.includes('%') ? raw : encodeURIComponent(raw.toWellFormed())
}

/** Requests for every page route, with odd parts, fields and headers. `known`: parts that some page has. */
export function strangePages(known: readonly string[]): fc.Arbitrary<StrangeRequest> {
  const path = fc
    .constantFrom(...routesOfTable())
    .chain((route) =>
      fc
        .tuple(...route.split('/').map((name) => (name.startsWith('$') ? part(known) : fc.constant(name))))
        .map((parts) => parts.join('/')),
    )
  const language = fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constantFrom(...LANGUAGES).map((code) => `/${code}`) },
    { weight: 1, arbitrary: fc.constantFrom('/EN', '/xx', '/fr/fr', '/%66r', '/en%2F', '/') },
  )
  const query = fc.oneof(
    fc.constant(''),
    encoded(FIELDS).map((fields) => `?${fields}`.slice(0, LONGEST)),
  )
  const accept = fc.constantFrom(
    'text/html',
    'image/webp',
    '',
    '*/*;q=x',
    'application/json',
    'x'.repeat(3_000),
  )
  return fc
    .record({ language, path, query, headers, accept, method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD') })
    .map(({ language, path, query, headers, accept, method }) => ({
      method,
      path: onTheWire(`${language}${path}${query}`).slice(0, LONGEST),
      headers: { ...headers, accept },
    }))
}

/** Node sends printable ASCII and nothing else. */
function onTheWire(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent)
}
