import fc from 'fast-check'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'

/** One request as it goes over the wire: nothing about it needs to make sense. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly chunked?: boolean
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

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

const PIECES = [
  '%00',
  '%E0%A4%A',
  '%',
  '%ff%fe',
  '%ud800',
  '..%2f..%2f',
  '//',
  '\\\\',
  '__proto__',
  'constructor',
  '[]',
  '%5B%5D',
  'NaN',
  '-1',
  '1e400',
  '999999999999999',
  '0x10',
  "'; drop table sku; --",
  '<script>',
  '\u2028',
  '%F0%9F%91%97',
  'a'.repeat(200),
  'a'.repeat(201),
  'a@'.repeat(100),
  '.'.repeat(1_000),
  '0'.repeat(3_000),
] as const

const text = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('en', 'fr', 'JPY', '1', 'true', 'AB12', 'dress', '{"a":1}', '[]', ''),
)

/** Names of the call's own input among others, so that what lies behind the first check is reached as well. */
function fieldsOf(endpoint: AnyEndpoint | undefined): string[] {
  const schema = endpoint?.input as { entries?: object; pipe?: readonly { entries?: object }[] } | undefined
  return Object.keys(schema?.entries ?? schema?.pipe?.[0]?.entries ?? {})
}

const pairs = (names: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...names, 'lang', 'x', '__proto__'), text), {
        maxLength: 12,
      }),
    },
    // One field, many times; or many fields once.
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...names, 'x'),
          fc.constantFrom(2, 199, 501, 2_000),
          fc.constantFrom('A', '', '[]'),
        )
        .map(([name, count, value]) =>
          Array.from({ length: count }, () => [name, value] as [string, string]),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(499, 501, 3_000)
        .map((count) => Array.from({ length: count }, (_, at) => [`f${at}`, ''] as [string, string])),
    },
  )

const encoded = (names: readonly string[]) =>
  pairs(names).map((all) =>
    all
      .map(([name, value]) =>
        /%/.test(value) ? `${name}=${value}` : new URLSearchParams([[name, value]]).toString(),
      )
      .join('&'),
  )

const json = (names: readonly string[]) =>
  fc.oneof(
    fc
      .dictionary(fc.constantFrom(...names, 'x', '__proto__'), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 })
      .map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '{',
      '[]',
      'null',
      '"x"',
      '{"a":1e999}',
      `${'['.repeat(20_000)}`,
      `{"items":[${'1,'.repeat(20_000)}1]}`,
      '{"__proto__":{"x":1}}',
    ),
    fc.constantFrom(...names, 'x').map((name) => JSON.stringify({ [name]: Array<string>(8_000).fill('A') })),
    fc.constantFrom(...names, 'x').map((name) => `{"${name}":"\\u0000\\ud800"}`),
  )

/** Node refuses to send other bytes in a header. */
const headerText = text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 4_000))
const headers = fc.record(
  {
    [HEADERS.app]: fc.constantFrom('www', ''),
    [HEADERS.lang]: headerText,
    [HEADERS.device]: fc.oneof(headerText, fc.uuid()),
    [HEADERS.seq]: fc.constantFrom('1', '0', '-1', '999999999', '1e3', 'x'),
    [HEADERS.prev]: fc.constantFrom('0', '1', 'x'),
    [HEADERS.version]: fc.constantFrom('1', '2', '99', 'x'),
    [HEADERS.appVersion]: headerText,
    [HEADERS.idempotency]: fc.oneof(headerText, fc.uuid()),
    cookie: fc.oneof(
      headerText.map((value) => `lang=${value}; currency=${value}; __Host-sid=${value}; kiosk-turn=${value}`),
      fc.constantFrom('='.repeat(4_000), ';'.repeat(4_000), 'lang=%E0%A4%A'),
    ),
    origin: fc.constantFrom('null', 'http://[', 'https://attacker.example'),
    host: fc.constantFrom('localhost', 'eu.localhost', 'x'.repeat(300), 'a:99999'),
    'if-none-match': headerText,
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'x'.repeat(2_000)),
    'x-forwarded-for': headerText,
    'x-secret': headerText,
    'sandbox-signature': headerText,
    'x-long': fc.constantFrom('x'.repeat(9_000), 'x'.repeat(40_000)),
  },
  { requiredKeys: [] },
)

/** Requests to every call of the contract and every other route. */
export function manyRequests(api: readonly AnyEndpoint[]): fc.Arbitrary<Asked> {
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

/** Values that get past the contract, so that a strange one beside them is met where it hurts. */
const PLAUSIBLE: Readonly<Record<string, string>> = {
  qty: '1',
  rating: '5',
  on: '1',
  selected: '1',
  anonymous: '1',
  cart: '1',
  stock: '1',
  page: '1',
  cid: '159819',
  fit: 'true',
  title: 'Very nice',
  text: 'Very nice indeed',
  email: 'mei@example.com',
  endpoint: 'https://push.example/abcdefghij',
  old: 'https://push.example/klmnopqrst',
  p256dh: 'A'.repeat(87),
  auth: 'A'.repeat(22),
  timeZone: 'Asia/Singapore',
  lang: 'en',
  currency: 'SGD',
}
const PLAUSIBLE_WORD = 'AB12'
/** Bytes and letters that a database or a parser may refuse where the contract does not. */
const STRANGE = ['\u0000', 'A\u0000B', '\ud800', 'ﷺ'.repeat(100), '1'.repeat(15)] as const

/** Each field of a call strange in turn, the required others plausible. */
export function strangeFields(endpoint: AnyEndpoint): Asked[] {
  const names = fieldsOf(endpoint)
  const headers = { [HEADERS.app]: 'www', 'content-type': JSON_TYPE }
  return names.flatMap((name) =>
    STRANGE.map((strange) => {
      const others = names.filter((other) => other !== name && isRequired(endpoint, other))
      const fields = Object.fromEntries([
        ...others.map((other) => [other, PLAUSIBLE[other] ?? PLAUSIBLE_WORD]),
        [name, strange],
      ]) as Record<string, string>
      const keyed = { ...headers, [HEADERS.idempotency]: crypto.randomUUID() }
      const part = (_: string, field: string) =>
        encodeURIComponent((fields[field] ?? PLAUSIBLE_WORD).toWellFormed())
      const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, part)}`
      return endpoint.method === 'GET' && endpoint.kind === 'read'
        ? { method: 'GET', path: `${path}?${new URLSearchParams(fields)}`, headers: keyed }
        : { method: 'POST', path, headers: keyed, body: JSON.stringify(fields) }
    }),
  )
}

function isRequired(endpoint: AnyEndpoint, name: string): boolean {
  const schema = endpoint.input as {
    entries?: Record<string, { type?: string }>
    pipe?: readonly { entries?: Record<string, { type?: string }> }[]
  }
  const type = (schema.entries ?? schema.pipe?.[0]?.entries)?.[name]?.type
  return type !== 'optional' && type !== 'exact_optional'
}

/** What is known to stop shops, for one call: repeated and many fields up to its bytes, deep and wide JSON, long words. */
export function worstRequests(endpoint: AnyEndpoint): Asked[] {
  const path = `/api${endpoint.path.replace(/\{\w+\}/g, 'AB12')}`
  const names = [...fieldsOf(endpoint), 'x']
  const headers = { [HEADERS.app]: 'www', [HEADERS.idempotency]: crypto.randomUUID() }
  const full = (field: string) => field.repeat(Math.floor((endpoint.mostBytes - 1) / field.length))
  if (endpoint.method === 'GET' && endpoint.kind === 'read')
    return names.map((name) => ({
      method: 'GET',
      path: `${path}?${`${name}=1&`.repeat(Math.floor(12_000 / (name.length + 3)))}`,
      headers,
    }))
  const form = { method: 'POST', path, headers: { ...headers, 'content-type': FORM } }
  const asJson = { method: 'POST', path, headers: { ...headers, 'content-type': JSON_TYPE } }
  return names.flatMap((name) => [
    { ...form, body: full(`${name}=A&`), chunked: true },
    { ...form, body: full(`${name}[]=A&`) },
    { ...form, body: `${name}=${full('%00').slice(0, -name.length - 9)}` },
    { ...asJson, body: `{"${name}":[${full('1,').slice(0, -name.length - 9)}1]}` },
    { ...asJson, body: `{"${name}":${full('[').slice(0, -name.length - 9)}` },
    { ...asJson, body: `{"${name}":"${full('a@.').slice(0, -name.length - 12)}"}` },
  ])
}
