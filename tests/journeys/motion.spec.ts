import { addressesOf, stopsOn } from '../world/requests/every-page.ts'
import { crawl } from '../world/browser/crawling.ts'
import { expect, test } from '../world/browser/fixtures.ts'
import { FULL_BROWSER } from '../world/browser/full-browser.ts'
import { visit } from '../world/browser/visiting.ts'
import { OWN_CONTEXT } from '../world/browser/without-worker.ts'

// The headless shell neither animates a scroll nor has the fallback typefaces of a desktop.
test.use({ ...FULL_BROWSER, ...OWN_CONTEXT })

/** Pages on which late typefaces must not change a line break. */
const FIRST_VIEWS: ReadonlySet<string> = new Set(['/', '/$page', '/collections/$name', '/products/$product'])

test('a page scrolls smoothly to what its address names, at once where motion is off (spec 2.4)', async ({
  page,
}) => {
  await visit(page, '/')
  /** Positions well on the way, each once. What moves near the end may be the page that grows as its pictures come. */
  const onTheWay = async () => {
    await page.evaluate(() => {
      history.replaceState(history.state, '', '/')
      scrollTo({ top: 0, behavior: 'instant' })
      const foot = document.querySelector('footer')
      if (foot) foot.id = 'foot'
      const seen = new Set<number>()
      Object.assign(window, { seen })
      addEventListener('scroll', () => seen.add(Math.round(scrollY)))
      location.hash = '#foot'
    })
    await expect(page.locator('footer').last()).toBeInViewport()
    return page.evaluate(() => {
      const seen = [...(Reflect.get(window, 'seen') as Set<number>)]
      const end = Math.max(...seen)
      return seen.filter((at) => at > end * 0.02 && at < end * 0.5)
    })
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await onTheWay()).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await onTheWay()).toEqual([])
})

test('the first views of the catalogue stand still where their typefaces are late', async ({
  browser,
  shop,
}) => {
  const stops = stopsOn({ addresses: await addressesOf(shop.url), port: shop.port }, ['sg'], ['en'])
  await crawl(
    browser,
    stops.filter(({ route }) => FIRST_VIEWS.has(route)),
    true,
  )
})
