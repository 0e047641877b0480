import { garmentPicture } from '#domain/catalog/pictures.ts'
import { defaultSku } from '#domain/catalog/variants.ts'
import { productPath } from '#domain/region/links.ts'
import { mapDeeply, sizesOf, type Fields } from './packed-sizes.ts'

/** What nothing else says about a card: the rest is computed from it. */
interface Essentials {
  readonly spuCode: string
  readonly productsName: string
  readonly finalPrice: number
  readonly formatFinalPrice: string
  readonly items: readonly Colour[]
}

interface Colour {
  readonly pid: string
  readonly color: string
  readonly imageUrl: string
  readonly imageUrlNext: string
  readonly size: ReturnType<typeof sizesOf>
}

/**
 * Writes of a card what does not follow from the rest of it (docs/decisions/0106-a-first-answer-without-what-the-app-can-make.md):
 * a list has two dozen of them. In the page, `$spu` stands for `spuCode` of a card that is written so. A card without one of
 * the usual fields stays as it is.
 */
export function packCard(card: Fields): Fields {
  if (!isWhole(card)) return card
  const usual = usualFields(card)
  if (!Object.keys(usual).every((name) => name in card)) return card
  const { spuCode, ...fields } = card as Fields
  const written = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  )
  return { $spu: spuCode, ...Object.fromEntries(written), items: card.items.map(packPicture) }
}

export function unpackCards(value: unknown): unknown {
  return mapDeeply(value, (fields) => {
    if (!('$spu' in fields)) return fields
    const { $spu, items, ...rest } = fields
    const card = { ...rest, spuCode: $spu, items: (items as readonly Fields[]).map(unpackPicture) }
    return isWhole(card) ? { ...usualFields(card), ...card } : card
  })
}

function isWhole(card: object): card is Essentials {
  const { spuCode, productsName, finalPrice, formatFinalPrice, items } = card as Partial<Essentials>
  return (
    typeof spuCode === 'string' &&
    typeof productsName === 'string' &&
    typeof finalPrice === 'number' &&
    typeof formatFinalPrice === 'string' &&
    Array.isArray(items) &&
    items.every((colour) => Array.isArray((colour as Partial<Colour>).size))
  )
}

/** Fields of a card with their usual values. They depend on nothing but what is always written. */
function usualFields({ spuCode, productsName, finalPrice, formatFinalPrice, items }: Essentials): Fields {
  const sizes = items.flatMap(({ size }) => size)
  const [first] = items
  return {
    skuCode: (first && defaultSku(first)) ?? '',
    baseUrl: productPath({ name: productsName, spu: spuCode }),
    imageUrl: first?.imageUrl ?? '',
    imageUrlNext: first?.imageUrlNext ?? '',
    productsPrice: finalPrice,
    formatProductsPrice: formatFinalPrice,
    discount: 0,
    attributesColor: first?.color ?? '',
    productsQuantity: sizes.reduce((sum, { stock }) => sum + stock, 0),
    canBuy: sizes.some(({ canBuy }) => canBuy),
    isVirtual: false,
    isGroupVirtual: false,
    isGiftCard: false,
    tagsName: [],
    actTags: [],
    preSaleSkuList: { allAdvance: 0 },
    marketing: null,
    allActivities: [],
    configActText: [],
    partPoint: 0,
    allPoint: 0,
  }
}

const PICTURE = /^\/media\/p\/[^/]+\/([^/]+)\/front$/

/** The addresses of both pictures of a colour follow from its PID and their hash. */
function packPicture(colour: Colour): Fields {
  const { imageUrl, imageUrlNext, ...rest } = colour
  const hash = PICTURE.exec(imageUrl)?.[1] ?? ''
  const pictures = picturesOf(colour.pid, hash)
  return pictures.imageUrl === imageUrl && pictures.imageUrlNext === imageUrlNext
    ? { ...rest, $picture: hash }
    : { ...colour }
}

function unpackPicture(colour: Fields): Fields {
  const { $picture, ...rest } = colour
  return typeof $picture === 'string' ? { ...rest, ...picturesOf(String(colour['pid']), $picture) } : colour
}

function picturesOf(pid: string, hash: string) {
  return {
    imageUrl: garmentPicture(pid, hash, 'front'),
    imageUrlNext: garmentPicture(pid, hash, 'back'),
  }
}
