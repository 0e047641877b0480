import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CampaignPlan } from '#contract/catalog/campaign-plan.ts'
import { campaignList, campaignPage, campaignPreview } from '#contract/catalog/campaigns.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { previewToken } from './campaign-token.ts'

const PLAN = {
  title: { en: 'Rain', fr: 'La pluie' },
  description: { en: 'For the monsoon' },
  picture: 'silk-edit',
  blocks: [
    { kind: 'picture', picture: 'no-such-banner', title: { en: 'Wet' } },
    { kind: 'text', html: { en: '<p>Free over {freeOver}</p><script>alert(1)</script>' } },
    { kind: 'countdown', label: { en: 'Ends in' } },
    { kind: 'products', collection: 'silk-edit', layout: 'rail', count: 3 },
    { kind: 'products', collection: 'no-such-collection', layout: 'grid', count: 3 },
  ],
}

describe.each(ENGINES)('campaign pages on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { products: 120 })
    const now = shop.clock.now
    await shop.services.store.db.deleteFrom('campaign').execute()
    await shop.services.store.db
      .insertInto('campaign')
      .values([
        { key: 'rain', position: 1, starts_at: now, ends_at: now + DAY_MS, ...plan({ popup: true }) },
        { key: 'always', position: 0, starts_at: 0, ends_at: null, ...plan() },
        { key: 'soon', position: 2, starts_at: now + 10 * DAY_MS, ends_at: null, ...plan() },
      ])
      .execute()
  })
  afterAll(() => shop.close())

  const plan = (more: Partial<CampaignPlan> = {}) => ({
    plan: JSON.stringify({ ...PLAN, ...more }),
    changed_at: 0,
  })
  const client = () => aTestClient(shop.url)

  test('have blocks in the reader’s language, with clean words and only what there is to show (spec 2.2)', async () => {
    const campaign = await client().get(campaignPage, { keywords: 'rain', lang: 'fr' })
    expect(campaign).toMatchObject({ key: 'rain', title: 'La pluie', description: 'For the monsoon' })
    expect(campaign.endsAt).toBe(shop.clock.now + DAY_MS)
    const [picture, text, countdown, products, ...others] = campaign.blocks
    expect(others).toEqual([])
    expect(picture).toMatchObject({ kind: 'picture', image: '', title: 'Wet', link: '' })
    expect(text?.kind === 'text' && text.html).toMatch(/^<p>Free over .*\d.*<\/p>$/)
    expect(countdown).toEqual({ kind: 'countdown', label: 'Ends in' })
    expect(products?.kind === 'products' && products.spus).toHaveLength(3)
    const endless = await client().get(campaignPage, { keywords: 'always' })
    expect(endless.blocks.map(({ kind }) => kind)).toEqual(['picture', 'text', 'products'])
  })

  test('are listed in the owner’s order while they run, and are gone before and after (spec 2.2)', async () => {
    const keys = async () => (await client().get(campaignList, {})).map(({ key }) => key)
    expect(await keys()).toEqual(['always', 'rain'])
    const popups = async () => (await client().get(campaignList, {})).filter(({ popup }) => popup)
    expect((await popups()).map(({ key }) => key)).toEqual(['rain'])
    const answer = (keywords: string) => client().ask(campaignPage, { keywords })
    expect((await answer('soon')).status).toBe(404)
    expect((await answer('unknown')).status).toBe(404)
    const page = await fetch(`${shop.url}/activePage/soon`)
    expect(page.status).toBe(404)
    expect(await (await fetch(`${shop.url}/sitemap/1.xml`)).text()).toContain('/activePage/rain<')
    shop.clock.now += DAY_MS
    expect(await keys()).toEqual(['always'])
    expect((await answer('rain')).status).toBe(404)
    shop.clock.now -= DAY_MS
  })

  test('before their start they open with the owner’s token alone, for seven days, and no cache keeps them', async () => {
    const { db } = shop.services.store
    const token = await previewToken(db, { key: 'soon', now: shop.clock.now })
    const open = (keywords: string, with_: string) =>
      client().ask(campaignPreview, { keywords, token: with_ })
    const { status, headers, body } = await open('soon', token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ key: 'soon', title: 'Rain' })
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect((await open('rain', token)).status).toBe(404)
    expect((await open('soon', `${token}x`)).status).toBe(404)
    expect((await open('soon', token.replace(/^\d/, '9'))).status).toBe(404)
    const page = await (await fetch(`${shop.url}/previewPage`)).text()
    expect(page).toMatch(/<meta name="robots" content="noindex/)
    shop.clock.now += 7 * DAY_MS + 1
    expect((await open('soon', token)).status).toBe(404)
  })
})
