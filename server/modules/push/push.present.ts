import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import { MOST_MESSAGE_BYTES, type PushMessage } from '#contract/push-message.ts'
import { htmlLang, spokenFor, writeLanguage } from '#domain/region/language.ts'
import type { Storefront } from '../../services/route.ts'
import type { SkuFacts } from '../../services/catalogue.ts'
import { PUSH_TEXTS } from './push.texts.ts'

const MOST_LETTERS = 120

/** The reminder, with the picture of the newest piece. `pieces`: number of pieces in the cart. */
export function cartMessage(
  storefront: Storefront,
  piece: SkuFacts,
  lines: number,
  pieces: number,
): PushMessage {
  const texts = PUSH_TEXTS[spokenFor(storefront.language)]
  return {
    ...common(storefront, '/cart', texts.cart.open),
    kind: 'cart',
    title: texts.cart.title,
    body: short(texts.cart.body(piece.name, lines - 1)),
    ...pictureOf(piece),
    tag: 'cart',
    count: pieces,
  }
}

export function stockMessage(storefront: Storefront, piece: SkuFacts): PushMessage {
  const texts = PUSH_TEXTS[spokenFor(storefront.language)]
  const page = `${piece.baseUrl}${piece.baseUrl.includes('?') ? '&' : '?'}sku=${encodeURIComponent(piece.sku)}`
  return {
    ...common(storefront, page, texts.stock.open),
    kind: 'stock',
    title: texts.stock.title,
    body: short(texts.stock.body(piece.name, piece.color, piece.size)),
    ...pictureOf(piece),
    tag: `stock-${piece.sku}`,
  }
}

export function testMessage(storefront: Storefront): PushMessage {
  const texts = PUSH_TEXTS[spokenFor(storefront.language)]
  const { title, body, open } = texts.test
  return { ...common(storefront, '/', open), kind: 'test', title, body, tag: 'test' }
}

/** The payload before encryption; throws a `RangeError` if it is too large for push services. */
export function messageText(message: PushMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > MOST_MESSAGE_BYTES)
    throw new RangeError(`a notification of ${Buffer.byteLength(text)} bytes`)
  return text
}

function common(storefront: Storefront, page: string, open: string) {
  return {
    url: writeLanguage(page, storefront.language, storefront.site),
    lang: htmlLang(storefront.language),
    actions: [
      { action: 'open' as const, title: open },
      { action: 'later' as const, title: PUSH_TEXTS[spokenFor(storefront.language)].later },
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
