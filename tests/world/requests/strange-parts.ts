import fc from 'fast-check'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'

/** Parts of strange requests: texts, fields, bodies, headers. */

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

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

export const text = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('en', 'fr', 'JPY', '1', 'true', 'AB12', 'dress', '{"a":1}', '[]', ''),
)

/** Includes names of the call's own input, so that the code behind the first check is reached as well. */
export function fieldsOf(endpoint: AnyEndpoint | undefined): string[] {
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

export const encoded = (names: readonly string[]) =>
  pairs(names).map((all) =>
    all
      .map(([name, value]) =>
        /%/.test(value) ? `${name}=${value}` : new URLSearchParams([[name, value]]).toString(),
      )
      .join('&'),
  )

export const json = (names: readonly string[]) =>
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
export const headers = fc.record(
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
