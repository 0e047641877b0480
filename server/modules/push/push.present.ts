import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import { MOST_MESSAGE_BYTES, type PushMessage } from '#contract/push-message.ts'
import { htmlLang, writeLanguage } from '#domain/region/language.ts'
import type { NotifiedStep } from '#domain/orders/notified-steps.ts'
import type { Message, Say } from '#domain/region/say.ts'
import type { Storefront } from '../../services/route.ts'
import type { SkuFacts } from '../../services/catalogue.ts'
import { PUSH_TEXTS } from './push.texts.ts'

const MOST_LETTERS = 120

/** Storefront of the subscription, and the texts in its language. */
export interface PushReader {
  readonly storefront: Storefront
  readonly say: Say
}

/** The bag of so many lines, with the picture of its newest piece. */
export function cartMessage(reader: PushReader, piece: SkuFacts, lines: number): PushMessage {
  const { say } = reader
  return {
    ...common(reader, '/cart', PUSH_TEXTS.cart.open),
    kind: 'cart',
    title: say(PUSH_TEXTS.cart.title),
    body: short(say(PUSH_TEXTS.cart.body, { name: piece.name, others: lines - 1 })),
    ...pictureOf(piece),
    tag: 'cart',
  }
}

export function stockMessage(reader: PushReader, piece: SkuFacts): PushMessage {
  const { say } = reader
  const page = `${piece.baseUrl}${piece.baseUrl.includes('?') ? '&' : '?'}sku=${encodeURIComponent(piece.sku)}`
  return {
    ...common(reader, page, PUSH_TEXTS.stock.open),
    kind: 'stock',
    title: say(PUSH_TEXTS.stock.title),
    body: short(say(PUSH_TEXTS.stock.body, { name: piece.name, colour: piece.color, size: piece.size })),
    ...pictureOf(piece),
    tag: `stock-${piece.sku}`,
  }
}

export interface NewPieces {
  readonly id: string
  readonly name: string
  /** The page of the search. */
  readonly page: string
  readonly count: number
}

/** The newest piece that a saved search has found, and how many more. */
export function searchMessage(
  reader: PushReader,
  search: NewPieces,
  piece: { readonly productsName: string },
): PushMessage {
  const { say } = reader
  return {
    ...common(reader, search.page, PUSH_TEXTS.search.open),
    kind: 'search',
    title: short(say(PUSH_TEXTS.search.title, { name: search.name })),
    body: short(say(PUSH_TEXTS.search.body, { piece: piece.productsName, others: search.count - 1 })),
    tag: `search-${search.id}`,
  }
}

export interface MovedParcel {
  readonly id: string
  readonly courier: string
  readonly tracking: string
  readonly step: NotifiedStep
  /** Of its order. */
  readonly number: string
}

/** Later steps of one parcel replace earlier ones. */
export function parcelMessage(reader: PushReader, parcel: MovedParcel): PushMessage {
  const { say } = reader
  const { number, courier, tracking } = parcel
  return {
    ...common(reader, `/user/orders/track/${encodeURIComponent(number)}`, PUSH_TEXTS.parcel.open),
    kind: 'parcel',
    title: say(PUSH_TEXTS.parcel.title[parcel.step]),
    body: short(say(PUSH_TEXTS.parcel.body, { number, courier, tracking })),
    tag: `parcel-${parcel.id}`,
  }
}

export function testMessage(reader: PushReader): PushMessage {
  const { title, body, open } = PUSH_TEXTS.test
  return {
    ...common(reader, '/', open),
    kind: 'test',
    title: reader.say(title),
    body: reader.say(body),
    tag: 'test',
  }
}

/** The payload before encryption; throws a `RangeError` if it is too large for push services. */
export function messageText(message: PushMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > MOST_MESSAGE_BYTES)
    throw new RangeError(`a notification of ${Buffer.byteLength(text)} bytes`)
  return text
}

function common({ storefront, say }: PushReader, page: string, open: Message) {
  return {
    url: writeLanguage(page, storefront.language, storefront.site),
    lang: htmlLang(storefront.language),
    actions: [
      { action: 'open' as const, title: say(open) },
      { action: 'later' as const, title: say(PUSH_TEXTS.later) },
    ],
  }
}

function pictureOf({ imageUrl }: SkuFacts): { image?: string } {
  return imageUrl === '' ? {} : { image: `${imageUrl}-${PREVIEW_WIDTH}.webp` }
}

function short(text: string): string {
  const letters = [...text]
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`
}
