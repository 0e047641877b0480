import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offlinePackageDelta, offlinePackagePart } from '#contract/catalog/offline-package.contract.ts'
import { search } from '#contract/catalog/listing.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { writeEmptySearches } from '#server/modules/catalog/empty-searches.ts'
import { prune } from '#server/modules/retention/retention.commands.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { countStatements } from '#tests/world/requests/counted-statements.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)("the owner's side of the search on %s", (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>
  const tool = (...args: string[]) => {
    const { DATABASE_URL, DATA_DIR } = shop.services.env
    return runOwnersTool({ DATABASE_URL, DATA_DIR }, ...args)
  }
  const total = async (keywords: string, more: { lang?: string } = {}) => {
    await shop.services.catalogue.refresh()
    return (await client.get(search, { keywords, ...more })).totalPage
  }

  beforeAll(async () => {
    shop = await aShop(engine, { products: 60 })
    client = aTestClient(shop.url)
    shop.clock.now = NOON
  })
  afterAll(() => shop.close())

  describe('synonyms', () => {
    test('are found once they are added, and no longer once they are removed', async () => {
      expect((await tool('synonyms')).said).toMatch(/^There are none/)
      expect(await total('xanadu')).toBe(0)
      expect(await tool('synonyms', 'add', '  Xanadu,  Dress ')).toMatchObject({ code: 0 })
      expect((await tool('synonyms')).said).toBe('en  xanadu, dress')
      expect(await total('xanadu')).toBe(await total('dress'))
      // English entries hold in every language.
      expect(await total('xanadu', { lang: 'fr' })).toBeGreaterThan(0)
      expect(await tool('synonyms', 'add', 'xanadu, dress')).toMatchObject({ code: 1 })
      expect(await tool('synonyms', 'remove', 'Xanadu, dress')).toMatchObject({ code: 0 })
      expect(await total('xanadu')).toBe(0)
      expect(await tool('synonyms', 'remove', 'Xanadu, dress')).toMatchObject({ code: 1 })
    })

    test('of a language hold there alone, and go into its offline package', async () => {
      await tool('synonyms', 'add', 'zibeline > robe', '--lang', 'fr')
      expect(await total('zibeline', { lang: 'fr' })).toBeGreaterThan(0)
      expect(await total('zibeline')).toBe(0)
      const { version, parts } = await client.get(offlinePackageDelta, { lang: 'fr' })
      const { content } = await client.get(offlinePackagePart, { version, part: 0, of: parts, lang: 'fr' })
      expect(content?.synonyms).toEqual([['fr', 'zibeline > robe']])
      await tool('synonyms', 'remove', 'zibeline > robe', '--lang', 'fr')
    })

    test.each([
      ['one word', ['kebaya'], 1],
      ['a word that searches leave out', ['the, dress'], 1],
      ['a language that the shop does not have', ['kebaya, blouse', '--lang', 'tlh'], 2],
    ])('%s is refused', async (_, args, code) => {
      expect(await tool('synonyms', 'add', ...args)).toMatchObject({ code })
      expect((await tool('synonyms')).said).toMatch(/^There are none/)
    })
  })

  describe('searches without results', () => {
    const rows = () =>
      shop.services.store.db.selectFrom('empty_search').selectAll().orderBy('words').execute()

    test('are counted by day and listed, and the search itself writes nothing', async () => {
      shop.services.emptySearches.take()
      const { statements } = await countStatements(() => total('Qwzzk  qqxv'))
      expect(statements).toBe(await countedRefresh())
      await client.get(search, { keywords: 'silk' })
      expect(await rows()).toEqual([])
      await writeEmptySearches(shop.services)
      expect(await rows()).toEqual([{ day: '2026-11-21', words: 'qwzzk qqxv', times: 1 }])
      shop.services.emptySearches.note('QWZZK qqxv', 2)
      await writeEmptySearches(shop.services)
      shop.clock.now = NOON + 2 * DAY_MS
      shop.services.emptySearches.note('vvbbxx')
      await writeEmptySearches(shop.services)
      shop.clock.now = NOON
      expect((await tool('searches', '--days', '2')).said).toBe(
        '3  2026-11-21  qwzzk qqxv\n1  2026-11-23  vvbbxx',
      )
    })

    async function countedRefresh(): Promise<number> {
      return (await countStatements(() => shop.services.catalogue.refresh())).statements
    }

    test('of a popup, of filters and of exact spelling are not counted', async () => {
      const keywords = 'xxqqjj'
      await client.get(search, { keywords, suggest: 'on' })
      await client.get(search, { keywords, spelling: 'exact' })
      await client.get(search, { keywords: 'silk', size: 'XXXXXL' })
      expect(shop.services.emptySearches.take().size).toBe(0)
    })

    test('have at most five hundred words a day, and a season', async () => {
      const before = (await rows()).length
      for (let run = 0; run < 3; run++) {
        for (let word = 0; word < 300; word++) shop.services.emptySearches.note(`word${run}x${word}`)
        await writeEmptySearches(shop.services)
      }
      const today = (await rows()).filter(({ day }) => day === '2026-11-21')
      expect(before).toBeLessThan(10)
      expect(today).toHaveLength(500)
      shop.clock.now = NOON + 91 * DAY_MS
      await prune(shop.services)
      expect((await rows()).map(({ words }) => words)).toEqual(['vvbbxx'])
      shop.clock.now = NOON
    })
  })
})
