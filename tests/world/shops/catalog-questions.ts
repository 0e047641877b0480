import { expect } from 'vitest'
import { offlinePackageDelta, offlinePackagePart } from '#contract/catalog/offline-package.contract.ts'
import {
  categoryListing,
  collectionListing,
  productCards,
  search,
} from '#contract/catalog/listing.contract.ts'
import { homePage } from '#contract/catalog/navigation.contract.ts'
import { COLOUR_FAMILIES } from '#domain/catalog/colour-families.ts'
import { LISTING_SORTS } from '#domain/catalog/listing/listing-types.ts'
import type { OfflinePackage } from '#domain/catalog/offline-package/offline-package.ts'
import { TRENDING } from '#domain/catalog/search/suggestions/keyword.ts'
import { CURRENCIES } from '#domain/money/currencies.ts'
import type { Spoken } from '#domain/region/language.ts'
import * as v from 'valibot'
import type { aTestClient } from './test-client.ts'

/** Reads of the catalogue, for the server and for a device that has downloaded it. */

type TestClient = ReturnType<typeof aTestClient>

/** The whole catalogue as a device stores it. */
export async function downloadAll(client: TestClient, lang: Spoken): Promise<OfflinePackage> {
  const head = await client.get(offlinePackageDelta, { lang })
  expect(head.whole).toBe(true)
  const parts = []
  for (let part = 0; part < head.parts; part++)
    parts.push(await client.get(offlinePackagePart, { version: head.version, part, of: head.parts, lang }))
  const content = parts[0]?.content
  if (!content) throw new RangeError('the first part came without the window')
  expect(v.is(offlinePackagePart.output, parts[0])).toBe(true)
  return {
    version: head.version,
    asOf: head.asOf,
    spoken: lang,
    parts: parts.map(({ products }) => products),
    content,
  }
}

/** Deterministic: a failure can be repeated. */
function chooser(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    one: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
    chance: (share: number) => next() < share,
  }
}

const WORDS: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    ...TRENDING,
    'chongsam',
    'silk drss',
    'wide leg jean',
    'blak',
    'orchid',
    'zzzz',
    '1431c6001',
    'linen  midi',
  ],
  zh: ['旗袍', '连衣裙', '黑色', '真丝', 'silk', 'cheongsam', '半身裙', '不存在的词'],
  ja: ['ワンピース', 'シルク', '黒', 'スカート', 'わんぴーす', 'dress', 'ブラウス'],
  fr: ['jupe', 'CHEMISE', 'soie', 'robee', 'noir', 'pantalon', 'dress', 'élégante'],
}
const CATEGORIES = [159819, 159820, 159787, 159821, 1]
const COLLECTIONS = ['sale', 'new-arrivals', 'silk-edit', 'workwear', 'no-such-collection']

/** Addresses of reads as the app makes them: lists of every kind, with filters, sorts, pages and page sizes. */
export function questions(lang: Spoken, count: number, spus: readonly string[]): URLSearchParams[] {
  const { one, chance } = chooser(lang.charCodeAt(0) * 7 + lang.charCodeAt(1))
  return Array.from({ length: count }, () => {
    const kind = one(['search', 'search', 'category', 'category', 'collection', 'product', 'cards', 'home'])
    const requested = new URLSearchParams({ lang, currency: one(Object.keys(CURRENCIES)) })
    const put = (name: string, value: string) => requested.set(name, value)
    put('path', kind)
    if (kind === 'product') put('spu', one(spus))
    if (kind === 'cards') put('spus', [one(spus), one(spus), 'NONE', one(spus)].join(','))
    if (!['search', 'category', 'collection'].includes(kind)) return requested
    if (kind === 'search') put('keywords', one(WORDS[lang]))
    if (kind === 'category') put('cid', String(one(CATEGORIES)))
    if (kind === 'collection') put('idealsRuleName', one(COLLECTIONS))
    if (chance(0.4)) put('color', [one(COLOUR_FAMILIES), one(COLOUR_FAMILIES)].join(','))
    if (chance(0.3)) put('size', one(['S', 'M', 'L', 'XL', 'S,M', '38']))
    if (chance(0.3)) put('price', one(['50-74', '-99', '100-', '1000-5000', '0-']))
    if (chance(0.2)) put('type', one(['midi-dress', 'blouse', 'skirt,pants', 'nothing']))
    if (chance(0.2)) put('category', String(one(CATEGORIES)))
    if (chance(0.5)) put('sort', one([...LISTING_SORTS, 'strange']))
    if (chance(0.2)) {
      put('sort', 'size-first')
      put('first', one(['M', 'XS,38', 'S,nothing', '<b>']))
    }
    if (chance(0.3)) put('page', one(['2', '3', '99']))
    if (chance(0.4)) put('pageSize', one(['3', '40', '60', '500']))
    return requested
  })
}

const PATHS: Readonly<Record<string, string>> = {
  search: search.path,
  category: categoryListing.path,
  collection: collectionListing.path,
  cards: productCards.path,
  home: homePage.path,
}

export function addressOf(requested: URLSearchParams): string {
  const fields = new URLSearchParams(requested)
  const [kind, spu] = [fields.get('path') ?? '', fields.get('spu') ?? '']
  fields.delete('path')
  fields.delete('spu')
  if (kind === 'home') fields.delete('currency')
  return kind === 'product' ? `/api/products/${spu}?${fields}` : `/api${PATHS[kind]}?${fields}`
}
