import { afterAll, beforeAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cateTree } from '#contract/catalog/navigation.contract.ts'
import { categoryListing } from '#contract/catalog/listing.contract.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { addCategory } from '../../modules/goods/categories.ts'

describe.each(ENGINES)("categories by the owner's tool on %s", (engine) => {
  let opened: OpenedStore
  const tool = (...args: string[]) => runOwnersTool({ ...opened.location }, 'category', ...args)
  beforeEach(async () => {
    opened = await aStore(engine)
    await transact(opened, async (tx) => {
      for (const [slug, parent] of [
        ['clothing', undefined],
        ['dresses', 'clothing'],
        ['gowns', 'dresses'],
        ['tops', 'clothing'],
        ['sale', undefined],
      ] as const)
        await addCategory(tx, { slug, name: slug.toUpperCase(), language: 'en', parent })
    })
  })
  afterEach(() => opened.close())

  /** Slugs as they are indented, and whether each level is what its line says. */
  async function tree(): Promise<string> {
    const rows = await opened.db.selectFrom('category').selectAll().execute()
    const depth = (id: number | null): number =>
      id === null ? 0 : 1 + depth(rows.find((row) => row.id === id)?.parent_id ?? null)
    expect(rows.filter((row) => row.level !== depth(row.id))).toEqual([])
    return (await tool('list')).said.replaceAll(/ +\d+ +0 +\S+$/gm, '')
  }

  const START = 'clothing\n  dresses\n    gowns\n  tops\nsale'

  test('are listed as menus show them', async () => {
    expect(await tree()).toBe(START)
    expect((await tool('list')).said).toMatch(/^clothing +1001 +0 +CLOTHING$/m)
  })

  test.each([
    [['sale', '--under', '-', '--position', '1'], 'sale\nclothing\n  dresses\n    gowns\n  tops'],
    [['tops', '--under', 'clothing', '--position', '1'], 'clothing\n  tops\n  dresses\n    gowns\nsale'],
    [['dresses', '--under', 'sale'], 'clothing\n  tops\nsale\n  dresses\n    gowns'],
    [['dresses', '--under', '-', '--position', '2'], 'clothing\n  tops\ndresses\n  gowns\nsale'],
    [['gowns', '--under', 'clothing', '--position', '9'], 'clothing\n  dresses\n  tops\n  gowns\nsale'],
  ])('%j moves a category with all below it', async (args, after) => {
    expect(await tool('move', ...args)).toMatchObject({ code: 0, complained: '' })
    expect(await tree()).toBe(after)
  })

  test.each([
    [['move', 'clothing', '--under', 'gowns'], 1, 'gowns is clothing itself or below it.'],
    [['move', 'clothing', '--under', 'clothing'], 1, 'itself or below it'],
    [['move', 'clothing', '--under', 'sale'], 1, 'Menus show 3 levels'],
    [['move', 'dresses', '--under', 'tops'], 1, 'Menus show 3 levels'],
    [['move', 'nowhere', '--under', '-'], 1, 'There is no category nowhere.'],
    [['move', 'sale', '--under', 'nowhere'], 1, 'There is no category nowhere.'],
    [['move', 'sale'], 2, '--under is missing'],
    [['move', 'sale', '--under', '-', '--position', '0'], 2, '--position'],
    [['add', 'balls', '--name', 'Ball', '--parent', 'gowns'], 1, 'Menus show 3 levels'],
    [['add', 'sale', '--name', 'Sale'], 1, 'There is a category sale already.'],
    [['add', 'Silk Dresses', '--name', 'x'], 2, 'A slug has small letters'],
    [['add', '1001', '--name', 'x'], 2, 'A slug has small letters'],
    [['add', 'silk'], 2, '--name is missing'],
    [['rename', 'sale', '--name', 'x'], 2, '--lang is missing'],
    [['rename', 'sale', '--name', 'x', '--lang', 'tlh'], 2, '--lang must be one of'],
  ])('%j is refused and changes nothing', async (args, code, words) => {
    const { code: got, complained } = await tool(...args)
    expect([got, complained.includes(words) || complained]).toEqual([code, true])
    expect(await tree()).toBe(START)
  })

  test('of two moves at once that would make a circle one is refused', async () => {
    await tool('move', 'gowns', '--under', '-')
    const moves = await Promise.all([
      tool('move', 'gowns', '--under', 'sale'),
      tool('move', 'sale', '--under', 'gowns'),
    ])
    expect(moves.map(({ code }) => code).toSorted()).toEqual([0, 1])
    await tree()
  })

  test('of several with one slug each is named by its number', async () => {
    await opened.db.updateTable('category').set({ slug: 'sale' }).where('slug', '=', 'tops').execute()
    expect((await tool('rename', 'sale', '--name', 'x', '--lang', 'fr')).complained).toMatch(
      /Several categories are called sale: name one by its number, \d+ or \d+\./,
    )
    const { id } = await opened.db
      .selectFrom('category')
      .select('id')
      .where('names', 'like', '%TOPS%')
      .executeTakeFirstOrThrow()
    expect(await tool('rename', String(id), '--name', 'Hauts', '--lang', 'fr')).toMatchObject({
      said: `${id}, fr:  → Hauts. Open shops follow within seconds.`,
    })
  })
})

describe.each(ENGINES)('an open shop on %s', (engine) => {
  let shop: Shop
  let client: ReturnType<typeof aTestClient>
  beforeAll(async () => {
    shop = await aShop(engine, { products: 60 })
    client = aTestClient(shop.url)
  })
  afterAll(() => shop.close())

  const tool = async (...args: string[]) => {
    const { DATABASE_URL, DATA_DIR } = shop.services.env
    expect(await runOwnersTool({ DATABASE_URL, DATA_DIR }, 'category', ...args)).toMatchObject({ code: 0 })
    await shop.services.catalogue.refresh()
  }
  const menu = (lang: string) => client.get(cateTree, { lang })

  test('shows a renamed category in menu and list, in its language alone', async () => {
    const [first] = await menu('en')
    const [child] = first?.subCategory ?? []
    if (!child) throw new RangeError('the demo shop has no category')
    const french = async () => (await menu('fr'))[0]?.subCategory[0]?.categoryName
    expect(await french()).not.toBe('Soirée')
    await tool('rename', String(child.categoriesId), '--name', 'Soirée', '--lang', 'fr')
    expect(await french()).toBe('Soirée')
    expect((await menu('en'))[0]?.subCategory[0]?.categoryName).toBe(child.categoryName)
  })

  test('shows the pieces of a moved category in the list of the one above', async () => {
    const total = async (cid: number) => (await client.get(categoryListing, { cid })).totalPage
    const { id } = await shop.services.store.db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .innerJoin('product', 'product.id', 'product_category.product_id')
      .select('category.id')
      .where('category.level', '=', 2)
      .where('product.listed', '=', 1)
      .orderBy('category.id')
      .executeTakeFirstOrThrow()
    const own = await total(id)
    expect(own).toBeGreaterThan(0)
    await tool('add', 'evening', '--name', 'Evening')
    const evening = (await menu('en')).at(-1)?.categoriesId ?? 0
    expect(await total(evening)).toBe(0)
    await tool('move', String(id), '--under', 'evening')
    expect(await total(evening)).toBe(own)
    const [shown] = (await menu('en')).at(-1)?.subCategory ?? []
    expect(shown).toMatchObject({ categoriesId: id, level: 2 })
  })
})
