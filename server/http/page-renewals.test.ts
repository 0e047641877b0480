import { describe, expect, test } from 'vitest'
import { aCacheWorld } from '#tests/world/device/cache-world.ts'
import { ShopError } from '../core/shop-error.ts'
import { CONTENT } from '../services/revisions.ts'
import { createPageCache, type CachedPage, type PageMaker } from './page-cache.ts'

const PAGE: CachedPage = { status: 200, keep: true, location: undefined, policy: '', body: new Uint8Array() }

/** A page that shows the price of a dress; its policy is the text. */
function aPricePage() {
  const world = aCacheWorld()
  const cache = createPageCache(world.services)
  const facts = { price: '100', rendered: 0 }
  let gate = Promise.resolve()
  let render: PageMaker['render'] = async (add) => {
    add('DRESS')
    const policy = facts.price
    facts.rendered++
    await gate
    return { ...PAGE, policy }
  }
  return {
    ...world,
    facts,
    request: async (admit: PageMaker['admit'] = async () => {}) =>
      (await cache.get('page', { admit, render: (add) => render(add) })).policy,
    /** The owner sets a price. */
    setPrice(price: string) {
      facts.price = price
      world.revisions.change(['DRESS'])
    },
    /** Renderings end when the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    renderAs(other: PageMaker['render']) {
      render = other
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a page that is requested again and again', () => {
  test('is served as it was when it changes, rendered once behind the answer, and new for the next client', async () => {
    const { request, setPrice, hold, clock, facts } = aPricePage()
    await request()
    clock.now = 60_000
    await request()
    setPrice('80')
    const release = hold()
    clock.now += 1_000
    expect(await Promise.all([request(), request(), request()])).toEqual(['100', '100', '100'])
    release()
    await settled()
    expect(await request()).toBe('80')
    expect(facts.rendered).toBe(2)
  })

  test('stays as it is when something else changes', async () => {
    const { request, revisions, facts } = aPricePage()
    await request()
    for (let sale = 0; sale < 100; sale++) {
      revisions.change(['COAT', 'category 7'])
      await request()
    }
    expect(facts.rendered).toBe(1)
    revisions.change([CONTENT])
    await request()
    await settled()
    expect(facts.rendered).toBe(2)
  })

  test('is late by two seconds at most, counted from the change, while its rendering takes longer', async () => {
    const { request, setPrice, hold, clock } = aPricePage()
    await request()
    clock.now = 60_000
    await request()
    setPrice('80')
    const release = hold()
    clock.now += 1_999
    expect(await request()).toBe('100')
    clock.now += 1
    const late = request()
    expect(await Promise.race([late, settled()])).toBeUndefined()
    release()
    expect(await late).toBe('80')
  })

  test('is not served as it was to one who comes long after the change: that client waits for the new page', async () => {
    const { request, setPrice, clock, facts } = aPricePage()
    await request()
    clock.now += 10_000
    setPrice('80')
    clock.now += 60_000
    expect(await request()).toBe('80')
    expect(facts.rendered).toBe(2)
  })

  test('also not after a second change that has just happened', async () => {
    const { request, setPrice, clock } = aPricePage()
    await request()
    setPrice('80')
    clock.now += 30_000
    setPrice('90')
    clock.now += 1
    expect(await request()).toBe('90')
  })
})

describe('a change while a page is rendered', () => {
  test('makes the page of that rendering late from its beginning', async () => {
    const { request, setPrice, hold, clock } = aPricePage()
    const release = hold()
    const first = request()
    await settled()
    setPrice('80')
    clock.now += 1_900
    release()
    expect(await first).toBe('100')
    clock.now += 100
    expect(await request()).toBe('80')
  })

  test('gives the next client a rendering of its own, which the older one does not replace', async () => {
    const { request, setPrice, hold, clock } = aPricePage()
    const release = hold()
    const first = request()
    await settled()
    setPrice('80')
    const [releaseSecond, second] = [hold(), request()]
    releaseSecond()
    expect(await second).toBe('80')
    release()
    expect(await first).toBe('100')
    clock.now += 60_000
    expect(await request()).toBe('80')
  })
})

describe('a renewal that fails', () => {
  test.each<[string, PageMaker['render']]>([
    ['throws', () => Promise.reject(new Error('no database'))],
    ['gives an error page', async () => ({ ...PAGE, status: 500, keep: false, policy: 'broken' })],
  ])('because it %s leaves the stored page within its two seconds, and no longer', async (_, failing) => {
    const { request, setPrice, renderAs, clock } = aPricePage()
    await request()
    setPrice('80')
    renderAs(failing)
    clock.now += 1_000
    expect(await request()).toBe('100')
    await settled()
    clock.now += 999
    expect(await request()).toBe('100')
    await settled()
    clock.now += 1
    expect(await request().catch((error: Error) => error.message)).toMatch(/broken|no database/)
  })

  test('is logged, and one of a client over its limit is not begun', async () => {
    const { request, setPrice, renderAs, lines, facts } = aPricePage()
    await request()
    setPrice('80')
    expect(await request(() => Promise.reject(new ShopError('too-many')))).toBe('100')
    await settled()
    expect([facts.rendered, lines.length]).toEqual([1, 0])
    renderAs(() => Promise.reject(new Error('no database')))
    expect(await request()).toBe('100')
    await settled()
    expect(lines).toMatchObject([{ level: 'warn', event: 'page.not-renewed' }])
    expect(JSON.stringify(lines)).toContain('no database')
  })
})
