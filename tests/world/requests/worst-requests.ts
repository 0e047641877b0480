import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { fieldsOf, FORM, JSON_TYPE } from './strange-parts.ts'
import type { StrangeRequest } from './strange-requests.ts'

const MULTIPART = 'multipart/form-data; boundary=x'

/** Values that pass the contract, so that a strange one beside them reaches deeper code. */
export const PLAUSIBLE: Readonly<Record<string, string>> = {
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
  fromType: '1',
  cancelUrl: '/',
}
const PLAUSIBLE_WORD = 'AB12'
/** Bytes and letters that a database or a parser may refuse where the contract does not. */
const STRANGE = ['\u0000', 'A\u0000B', '\ud800', 'ﷺ'.repeat(100), '1'.repeat(15)] as const

/** Makes each field of a call strange in turn, with the required others plausible. */
export function strangeFields(endpoint: AnyEndpoint): StrangeRequest[] {
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

export function isRequired(endpoint: AnyEndpoint, name: string): boolean {
  const schema = endpoint.input as {
    entries?: Record<string, { type?: string }>
    pipe?: readonly { entries?: Record<string, { type?: string }> }[]
  }
  const type = (schema.entries ?? schema.pipe?.[0]?.entries)?.[name]?.type
  return type !== 'optional' && type !== 'exact_optional'
}

/**
 * Inputs known to stop servers, for one call: repeated and many fields up to its limit of bytes, deep and wide JSON,
 * long words.
 */
export function worstRequests(endpoint: AnyEndpoint): StrangeRequest[] {
  const path = `/api${endpoint.path.replace(/\{\w+\}/g, 'AB12')}`
  const names = [...fieldsOf(endpoint), 'x']
  const headers = { [HEADERS.app]: 'www', [HEADERS.idempotency]: crypto.randomUUID() }
  const full = (field: string) => field.repeat(Math.floor((endpoint.maxBytes - 1) / field.length))
  if (endpoint.method === 'GET' && endpoint.kind === 'read')
    return names.map((name) => ({
      method: 'GET',
      path: `${path}?${`${name}=1&`.repeat(Math.floor(12_000 / (name.length + 3)))}`,
      headers,
    }))
  const form = { method: 'POST', path, headers: { ...headers, 'content-type': FORM } }
  const asJson = { method: 'POST', path, headers: { ...headers, 'content-type': JSON_TYPE } }
  const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`
  const parts = { method: 'POST', path, headers: { ...headers, 'content-type': MULTIPART } }
  const isMultipart = endpoint.body === 'multipart'
  const partsOf = (name: string) => [
    { ...parts, body: full(`${part(name)}\r\n\r\n\r\n`) },
    { ...parts, body: `${part(name)}; filename="a"\r\n\r\n${full('\r\n-').slice(0, -200)}\r\n--x--\r\n` },
  ]
  // The same for every field.
  const partsOfNone = [
    { ...parts, body: full('--x\r\n') },
    { ...parts, body: `${part(full('a').slice(0, -200))}\r\n\r\n\r\n--x--\r\n` },
  ]
  const ofEach = names.flatMap((name) => [
    ...(isMultipart ? partsOf(name) : []),
    { ...form, body: full(`${name}=A&`), chunked: true },
    { ...form, body: full(`${name}[]=A&`) },
    { ...form, body: `${name}=${full('%00').slice(0, -name.length - 9)}` },
    { ...asJson, body: `{"${name}":[${full('1,').slice(0, -name.length - 9)}1]}` },
    { ...asJson, body: `{"${name}":${full('[').slice(0, -name.length - 9)}` },
    { ...asJson, body: `{"${name}":"${full('a@.').slice(0, -name.length - 12)}"}` },
  ])
  return [...(isMultipart ? partsOfNone : []), ...ofEach]
}
