import { setImmediate as nextTask } from 'node:timers/promises'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { PREVIEW_WIDTH } from '#contract/picture-widths.ts'
import { minor } from '#domain/brand.ts'
import { homeCountryOf } from '#domain/cart/parcel-arrival.ts'
import { shippingFor } from '#domain/cart/shipping.ts'
import type { ProductDetail } from '#domain/catalog/read-model/present-detail.ts'
import { availability, isPreOrder, isWithoutParcel } from '#domain/catalog/variants.ts'
import { inUnits } from '#domain/money/money.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { productPath } from '#domain/region/links.ts'
import { SITES } from '#domain/region/sites.ts'
import { storefrontOf } from '#domain/region/storefront.ts'
import { parseRichText, plainText } from '#domain/text/rich-text.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { html } from '../../providers/html.ts'
import type { Storefront } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { readIncoming } from '../request/incoming-request.ts'
import type { RequestReader } from '../request/request-context.ts'

/** Products written before other work goes first. */
const AT_ONCE = 20

/** What the product feed of Google allows in these fields. */
const MOST = { title: 150, description: 5_000 } as const

/**
 * `/feeds/google.xml`: every SKU that the site sells for money, in the site's own currency and the language of `lang`. It is
 * written while it is read, from the read model of the pages, so that price and availability are those of page and bag.
 */
export function googleFeed(services: Services, reader: RequestReader) {
  return (c: Context): Response => {
    const asked = reader.storefrontFrom(readIncoming(c, services.env))
    const { restricted, currency } = SITES[asked.site]
    if (restricted) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    c.header('content-type', 'application/xml; charset=utf-8')
    c.header('cache-control', 'public, max-age=300')
    return stream(c, async (sink) => {
      for await (const part of writeFeed(services, storefrontOf(asked.site, asked.language, currency)))
        await sink.write(part)
    })
  }
}

async function* writeFeed(services: Services, storefront: Storefront): AsyncGenerator<string> {
  const { catalogue, env } = services
  const origin = siteOrigin(env.publicUrl, storefront.site)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n'
  const shop = html`${origin}`.toString()
  yield `<channel>\n<title>Vanda</title>\n<link>${shop}</link>\n<description>Vanda</description>\n`
  const listed = catalogue.listed(Number.MAX_SAFE_INTEGER)
  for (let at = 0; at < listed.length; at += AT_ONCE) {
    for (const { spu } of listed.slice(at, at + AT_ONCE)) {
      const asOf = services.now()
      const product = await catalogue.detail(spu, { sku: undefined, storefront, asOf })
      if (product) yield itemsOf(product, { storefront, origin })
    }
    await nextTask()
  }
  yield '</channel>\n</rss>\n'
}

interface Fed {
  readonly storefront: Storefront
  readonly origin: string
}

/** A gift card is not sold yet, and money does not buy a virtual product (spec 4.6). */
function itemsOf(product: ProductDetail, fed: Fed): string {
  if (product.isGiftCard || product.isVirtual || product.stopSelling) return ''
  return product.attributes
    .flatMap((group) =>
      group.size.filter(({ hidden }) => !hidden).map((size) => itemOf(product, { group, size }, fed)),
    )
    .join('')
}

type Group = ProductDetail['attributes'][number]

function itemOf(
  product: ProductDetail,
  { group: { color }, size }: { readonly group: Group; readonly size: Group['size'][number] },
  { storefront, origin }: Fed,
): string {
  const { currency, site, language } = storefront
  const price = (amount: number) => `${inUnits(amount, currency)} ${currency}`
  const path = productPath({ name: product.productsName, spu: product.spuCode }, size.sku)
  const picture = (of: string) => `${origin}${of}-${PREVIEW_WIDTH}.webp`
  const [, ...others] = color.imageList
  const category = product.productType.map(({ categoriesName }) => categoriesName).join(' > ')
  const isReduced = size.finalPrice < size.productsPrice
  const isOnOrder = isPreOrder(product) && size.canBuy
  const ready = new Date(product.asOf + product.preSaleDays * DAY_MS).toISOString()
  return element('item', [
    ['id', size.sku],
    ['item_group_id', product.spuCode],
    ['title', `${product.productsName}, ${color.name}, ${size.size}`.slice(0, MOST.title)],
    ['description', plainText(parseRichText(product.productDescriptionValue)).slice(0, MOST.description)],
    ['link', origin + writeLanguage(path, language, site)],
    ['image_link', picture(color.image)],
    ...others.map((of) => ['additional_image_link', picture(of)] as const),
    ['availability', availabilityOf(product, size.canBuy)],
    ...(isOnOrder ? [['availability_date', ready] as const] : []),
    ['price', price(size.productsPrice)],
    ...(isReduced ? [['sale_price', price(size.finalPrice)] as const] : []),
    ['brand', 'Vanda'],
    ['mpn', size.sku],
    ['identifier_exists', 'no'],
    ['condition', 'new'],
    ['color', color.name],
    ['size', size.size],
    ['gender', 'female'],
    ['age_group', 'adult'],
    ['product_type', category],
    ...(isWithoutParcel(product) ? [] : [['shipping', shippingOf(size.finalPrice, storefront)] as const]),
  ])
}

type Field = readonly [name: string, value: string | readonly Field[]]

/** An element and its fields, one in a line; values are escaped. */
function element(name: string, fields: readonly Field[]): string {
  const written = fields.map(([field, value]) =>
    typeof value === 'string'
      ? `<g:${field}>${html`${value}`.toString()}</g:${field}>\n`
      : element(`g:${field}`, value),
  )
  return `<${name}>\n${written.join('')}</${name}>\n`
}

const IN_FEED = { 'sold-out': 'out_of_stock', 'pre-order': 'preorder', available: 'in_stock' } as const

function availabilityOf(product: ProductDetail, canBuy: boolean): string {
  const { stopSelling, isVirtual, preSaleSkuList } = product
  const state = availability({ stopSelling, canBuy, isVirtual, preSaleSkuList })
  return state === 'sold-out' || state === 'pre-order' ? IN_FEED[state] : IN_FEED.available
}

/** The parcel of this piece alone (spec 9.7). */
function shippingOf(goods: number, { site, currency }: Storefront): readonly Field[] {
  const { shipping } = shippingFor(minor(goods), { site, currency, method: 'delivery' })
  return [
    ['country', homeCountryOf(site)],
    ['price', `${inUnits(shipping, currency)} ${currency}`],
  ]
}
