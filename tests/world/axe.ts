import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, which the shop promises. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Fewer rules than this can apply to no screen of the shop: axe would have looked at nothing. */
const FEWEST_RULES = 8

export interface Look {
  /** Only what is inside this CSS selector. */
  readonly within?: string
  /** Good practice as well as what is promised. */
  readonly practice?: boolean
}

/** What axe finds wrong with the page as it is now, one line each. */
export async function violationsOf(page: Page, { within, practice = false }: Look = {}): Promise<string[]> {
  await layOutWhole(page)
  // Of what passes only the rules are counted; describing every element of them would be most of the work.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  if (!practice) axe.withTags(PROMISED)
  if (within !== undefined) axe.include(within)
  const { violations, passes } = await axe.analyze()
  if (passes.length < FEWEST_RULES) throw new Error(`axe has looked at next to nothing of ${page.url()}`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** Lays out the parts that a browser leaves for later: axe scrolls while it measures, and the page would grow under it. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
}
