import type { Envelope } from '#contract/envelope.ts'

/** Unlike a small `Buffer`, what it returns is no part of a larger piece of memory. */
const utf8 = new TextEncoder()

/**
 * Writes the bodies of shared responses as JSON. Most of a list are the colours and sizes of its products, which every
 * list, order, page and currency shares: their JSON is written once for as long as the catalogue keeps them
 * (`createCards` bounds their number), and stands last in its card.
 */
export function createBodyWriter() {
  const written = new WeakMap<object, Uint8Array>()

  function bytesOf(value: object): Uint8Array {
    const known = written.get(value)
    if (known) return known
    const bytes = utf8.encode(JSON.stringify(value))
    written.set(value, bytes)
    return bytes
  }

  return function write(envelope: Envelope<unknown>): Uint8Array<ArrayBuffer> {
    const { data } = envelope
    if (!isListing(data)) return utf8.encode(JSON.stringify(envelope))
    const { productList, ...list } = data
    const body = createBody()
    body.text(inside(JSON.stringify({ ...envelope, data: undefined })))
    body.text(`,"data":${inside(JSON.stringify(list))},"productList":[`)
    for (const [at, { items, ...card }] of productList.entries()) {
      body.text(`${at > 0 ? ',' : ''}${inside(JSON.stringify(card))},"items":`)
      body.bytes(bytesOf(items))
      body.text('}')
    }
    body.text(']}}')
    return body.end()
  }
}

/** An object of JSON without its end, so that more fields can follow. */
function inside(json: string): string {
  return json.slice(0, -1)
}

interface ListingData {
  readonly title: string
  readonly productList: readonly { readonly spuCode: string; readonly items: object }[]
}

function isListing(data: unknown): data is ListingData {
  return typeof data === 'object' && data !== null && 'productList' in data && 'title' in data
}

/** JSON of which some parts are bytes already. */
function createBody() {
  const parts: Uint8Array[] = []
  let written = ''
  let length = 0

  function add(part: Uint8Array): void {
    parts.push(part)
    length += part.byteLength
  }

  function flush(): void {
    add(utf8.encode(written))
    written = ''
  }

  return {
    text(json: string): void {
      written += json
    },
    bytes(part: Uint8Array): void {
      flush()
      add(part)
    },
    end(): Uint8Array<ArrayBuffer> {
      flush()
      const whole = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.byteLength
      }
      return whole
    },
  }
}
