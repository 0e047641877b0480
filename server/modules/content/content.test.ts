import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cateTree,
  commonInfo,
  homePage,
  seoInfo,
  type Category,
} from '#contract/catalog/navigation.contract.ts'
import { categoryListing, productCards } from '#contract/catalog/listing.contract.ts'
import { languagesOf, storefrontOf, readCurrency } from '#domain/region/storefront.ts'
import type { Site } from '#domain/region/sites.ts'
import { topMessagesFor } from '#server/modules/content/content.present.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

function depth(nodes: readonly Category[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.subCategory)))
}

describe.each(ENGINES)('what pages are framed with on %s', (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>

  beforeAll(async () => {
    shop = await aShop(engine, { products: 120 })
    client = aTestClient(shop.url)
  })
  afterAll(() => shop.close())

  test('the category tree is three levels deep and speaks the language asked for', async () => {
    const english = await client.get(cateTree, {}, { lang: 'en-GB' })
    const chinese = await client.get(cateTree, {}, { lang: 'zh-CN' })
    expect(depth(english)).toBe(3)
    expect(english.find((node) => node.categoriesId === 159787)?.categoryName).toBe('Silk')
    expect(chinese.find((node) => node.categoriesId === 159787)?.categoryName).toBe('真丝')
    expect(chinese.map((node) => node.href)).toEqual(english.map((node) => node.href))
  })

  test('menu pictures are JSON text of pictures and links (spec 3)', async () => {
    for (const { bannerIcon } of await client.get(cateTree, {})) {
      const icons = JSON.parse(bannerIcon)
      expect(icons.length).toBeGreaterThan(0)
      for (const icon of icons) {
        expect(icon.bannerIconIcon).toMatch(/^\/media\/b\/[a-z0-9-]+\/[\w-]{10}$/)
        expect(icon.bannerLink).toMatch(/^\//)
      }
    }
  })

  test('the home page has a hero, banners and rails of products that exist', async () => {
    const home = await client.get(homePage, {})
    expect(home.hero).toMatchObject({ title: 'Silk, for the heat', link: '/collections/silk-edit' })
    expect(home.banners.length).toBeGreaterThan(2)
    expect(home.rails.length).toBeGreaterThan(2)
    for (const rail of home.rails) {
      expect(rail.spus.length, rail.key).toBeGreaterThan(0)
      expect(await client.get(productCards, { spus: rail.spus.join(',') })).toHaveLength(rail.spus.length)
    }
    expect((await client.get(homePage, { lang: 'fr' })).hero.title).toBe('La soie, pour la chaleur')
  })

  test('announcements are the same for all users, as sanitised HTML, with their link and target (spec 2.7, 3)', async () => {
    await shop.services.store.db
      .insertInto('top_message')
      .values({
        id: 'evil',
        position: 9,
        msgs: JSON.stringify({ en: '<b onclick="x()">Tonight</b><script>x()</script>' }),
        url: '/collections/silk-edit',
        pop_info: 'Tonight only',
      })
      .execute()
    await shop.services.catalogue.refresh()
    const { topMessage } = await client.get(commonInfo, {})
    expect(topMessage[0]?.msg).toBe('Free shipping over <b>S$129</b>')
    expect(topMessage.at(-1)).toEqual({
      msg: '<b>Tonight</b>',
      url: '/collections/silk-edit',
      popInfo: 'Tonight only',
    })
  })

  test.each([
    ['fr', 'SGD', 'Livraison offerte dès <b>129\u00a0S$</b>'],
    ['ja', 'JPY', '<b>¥14,835</b>以上のご注文で送料無料'],
    ['zh', 'USD', '满 <b>US$99.33</b> 免运费'],
  ])('an announcement in %s promises in %s what the bag keeps (spec 9.7)', async (lang, currency, msg) => {
    const storefront = storefrontOf('sg', languagesOf(lang, 'sg')[0], readCurrency(currency, 'sg'))
    const [shipping, offer] = topMessagesFor(shop.services, storefront)
    expect(shipping?.msg).toBe(msg)
    expect(offer?.msg).not.toMatch(/[{}]|Buy 2/)
  })

  test('each site promises its own amount, in its own currency', () => {
    const first = (site: Site) => topMessagesFor(shop.services, storefrontOf(site, 'en', undefined))[0]?.msg
    expect((['sg', 'au', 'jp'] as const).map(first)).toEqual([
      'Free shipping over <b>S$129</b>',
      'Free shipping over <b>A$150</b>',
      'Free shipping over <b>¥15,000</b>',
    ])
  })

  test('one announcement counts down to noon, over and over (spec 2.7)', async () => {
    const { topMessage } = await client.get(commonInfo, {})
    const [countdown, ...others] = topMessage.flatMap((one) => one.countdown ?? [])
    expect(others).toEqual([])
    expect(countdown).toMatchObject({ hours: 24 })
    expect(new Date((countdown?.startTime ?? 0) * 1000).toISOString()).toMatch(/T04:00:00/)
  })

  test.each(['en', 'zh', 'ja', 'fr'])(
    'a category says in %s what it is, and no list repeats another’s words',
    async (lang) => {
      const tree = await client.get(cateTree, { lang })
      const about = await Promise.all(
        tree.map(
          async ({ categoriesId }) =>
            (await client.get(categoryListing, { cid: categoriesId, lang })).description,
        ),
      )
      expect(about.every((words) => words.length > 10)).toBe(true)
      expect(new Set(about).size).toBe(about.length)
      expect(about.join(' ')).not.toMatch(/S\$|small runs/)
    },
  )

  test('a category without words has none, and is described by what it lies in', async () => {
    const { description } = await client.get(categoryListing, { cid: 159_821 })
    expect(description).toBe('')
    const seo = await client.get(seoInfo, { page: 'category', keyword: '159821' })
    expect(seo.description).toMatch(/^Mini Dresses · From short/)
  })

  test.for([
    ['home', undefined, 'en', /^Vanda$/],
    ['collection', 'silk-edit', 'zh', /^真丝臻选$/],
    ['category', '159820', 'ja', /^ワンピース$/],
    ['product', '1431C6001', 'fr', /^Coffret cadeau en soie/],
  ] as const)('search engines learn the title of the %s %s in %s', async ([page, keyword, lang, title]) => {
    const seo = await client.get(seoInfo, { page, keyword, lang })
    expect(seo.title).toMatch(title)
    expect(seo.description.length).toBeGreaterThan(5)
    expect(seo.description.length).toBeLessThanOrEqual(160)
    expect(`${seo.title}${seo.description}`).not.toMatch(/[<>]/)
  })

  test.each([
    ['product', 'NOSUCH1', 'product-unknown'],
    ['collection', 'no-such', 'not-found'],
    ['category', '7', 'not-found'],
  ] as const)('an unknown %s has no words', async (page, keyword, reason) => {
    const { status, body } = await client.ask(seoInfo, { page, keyword })
    expect(status).toBe(404)
    expect(body.data).toMatchObject({ reason })
  })
})
