import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleDetail } from '#contract/catalog/articles.contract.ts'
import { ARTICLE_PAGES } from '#domain/region/article-pages.ts'
import { SPOKEN } from '#domain/region/language.ts'
import { addMissingArticles } from '#server/demo-shop.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const SPECIFIED = {
  '/Contact-Us': 311,
  '/Privacy-Cookie-Policy': 254,
  '/Terms-And-Conditions': 255,
  '/Privacy-Center': 328,
  '/About-Us': 257,
  '/Accessibility': 258,
  '/Copyright-Notice': 256,
  '/How-to-Pay': 283,
  '/Return-Policy': 252,
  '/Use-Coupon': 208,
}

/** Addresses that an article may link to besides other articles. */
const OTHER_PAGES = ['/pages/garment-size-guide', '/this-device', '/help/offline', '/user/orders/list']

test('each static page shows the article that spec 2.2 names (spec 2.2)', () => {
  expect(ARTICLE_PAGES).toMatchObject(SPECIFIED)
})

describe.each(ENGINES)('articles on %s', (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>
  const article = (articleId: number, lang: string) => client.get(articleDetail, { articleId, lang })

  beforeAll(async () => {
    shop = await aShop(engine, { products: 12 })
    client = aTestClient(shop.url)
  })
  afterAll(() => shop.close())

  test.each(Object.entries(ARTICLE_PAGES))(
    '%s is written in every language, with links that lead somewhere (spec 2.2)',
    async (_, id) => {
      const all = await Promise.all(SPOKEN.map((lang) => article(id, lang)))
      expect(all.map(({ lang }) => lang)).toEqual(SPOKEN)
      expect(new Set(all.map(({ content }) => content)).size).toBe(SPOKEN.length)
      const [english] = all
      for (const { title, summary, content } of all) {
        expect(title).not.toBe('')
        expect(summary.length).toBeGreaterThan(15)
        expect(content).not.toMatch(/[{}]/)
        const tags = content.match(/<\w+/g)
        expect(tags).toEqual(english?.content.match(/<\w+/g))
        for (const [, href = ''] of content.matchAll(/href="([^"]*)"/g))
          expect([...Object.keys(ARTICLE_PAGES), ...OTHER_PAGES]).toContain(href)
      }
    },
  )

  test.each([
    ['/Return-Policy', ['15', '3', '2-6', '48']],
    ['/Shipping-Info', ['129', '10', '1-3', '7-10', '5-7', '24-48']],
    ['/Contact-Us', ['24-48', '48']],
    ['/Privacy-Center', ['30']],
    ['/Terms-And-Conditions', ['129', '15', '3', '2-6', '1-3', '7-10', '5-7']],
  ] as const)('%s names the terms of spec 9.7 in every language (spec 9.7)', async (page, terms) => {
    for (const lang of SPOKEN) {
      const { summary, content } = await article(ARTICLE_PAGES[page], lang)
      // Japanese and French write a range with another sign.
      const words = `${summary} ${content}`.replaceAll(/(\d)(?:～| à )(\d)/g, '$1-$2')
      for (const term of terms) expect(words, lang).toMatch(new RegExp(`(?<!\\d)${term}(?!\\d)`))
    }
  })

  test('the amounts are those of the currency asked for', async () => {
    const { summary } = await client.get(articleDetail, { articleId: 253, lang: 'en', currency: 'JPY' })
    expect(summary).toMatch(/over (JP)?¥/)
  })

  test('an article has the picture of its row, and none without one', async () => {
    const { db } = shop.services.store
    const hash = 'abcdefghijklmnopqrstuv'
    const page = { id: 901, lang: 'en', title: 'Our atelier', summary: '', body: '', changed_at: 0 } as const
    await db
      .insertInto('article')
      .values({ ...page, picture: hash })
      .execute()
    expect((await article(901, 'en')).image).toContain(hash)
    expect((await article(ARTICLE_PAGES['/Contact-Us'], 'en')).image).toBe('')
  })

  test('an article is sanitised for any content of its row, and links lead into the shop only', async () => {
    await shop.services.store.db
      .insertInto('article')
      .values({
        id: 900,
        lang: 'en',
        title: 'Evil & <b>bold</b>',
        summary: 'Only a test of what may stand in an article.',
        body: `<h1>Big</h1><h2 onclick="x()" style="color:red">Head</h2><script>x()</script><img src=x onerror=x()>
          <p><a href="javascript:x()">one</a> <a href="https://elsewhere.example/">two</a> <a href="//elsewhere.example">three</a>
          <a href="/Contact-Us" target="_blank" onclick="x()">four</a></p><ul><li>point</li></ul><iframe src="/"></iframe>`,
        changed_at: 0,
      })
      .execute()
    const { title, content } = await article(900, 'en')
    expect(title).toBe('Evil & <b>bold</b>')
    expect(content.replaceAll(/\s+/g, ' ')).toBe(
      'Big<h2>Head</h2> <p><a>one</a> <a>two</a> <a>three</a> <a href="/Contact-Us">four</a></p><ul><li>point</li></ul>',
    )
  })

  test('what is not written in a language is shown in English, and says so', async () => {
    expect(await article(900, 'fr')).toMatchObject({ lang: 'en', articleId: 900 })
    expect(await article(254, 'th')).toMatchObject({ lang: 'en', title: 'Privacy and cookie policy' })
  })

  test.each([1, 777, 999_999])('there is no article %i: 404', async (articleId) => {
    const { status, body } = await client.ask(articleDetail, { articleId, lang: 'en' })
    expect(status).toBe(404)
    expect(body.data).toMatchObject({ reason: 'not-found' })
  })

  test.each(['abc', '0', '-1', '1000000', '99999999999', ''])('%j is no article id: 400', async (id) => {
    const answer = await fetch(`${shop.url}/api/article/detail?articleId=${encodeURIComponent(id)}`)
    expect(answer.status).toBe(400)
  })

  test('is the same for everyone: marked for caches, without a cookie', async () => {
    const answer = await fetch(`${shop.url}/api/article/detail?articleId=254&lang=en`)
    expect(answer.headers.get('etag')).toMatch(/^"/)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('a start adds what is missing and leaves what the owner has changed', async () => {
    const { db } = shop.services.store
    await db.updateTable('article').set({ title: 'Our story' }).where('id', '=', 257).execute()
    await db.deleteFrom('article').where('id', '=', 252).where('lang', 'in', ['fr', 'ja']).execute()
    expect(await addMissingArticles(db, 5)).toBe(2)
    expect(await addMissingArticles(db, 6)).toBe(0)
    // A shared response is cached for 20 s.
    shop.clock.now += 30_000
    expect(await article(257, 'en')).toMatchObject({ title: 'Our story' })
    expect(await article(252, 'fr')).toMatchObject({ lang: 'fr', changedAt: 5 })
  })
})
