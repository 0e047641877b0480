import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = typeof axe

/** WCAG 2.2 AA, which the shop promises. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** With fewer rules than this axe would not have examined the screen at all. */
const FEWEST_RULES = 8

export interface Look {
  /** Only what is inside this CSS selector. */
  readonly within?: string
  /** Includes best practices besides the promised standard. */
  readonly practice?: boolean
  /** Only this rule. */
  readonly rule?: 'color-contrast'
}

/** The violations that axe finds on the present page, one line each. */
export async function violationsOf(
  page: Page,
  { within, practice = false, rule }: Look = {},
): Promise<string[]> {
  await layOutWhole(page)
  // axe would need to be put into each frame.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which are not examined`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, passed } = await page.evaluate(
    async ([within, only]) => {
      const { axe } = window as unknown as { axe: Axe }
      // Of what passes only the rules are counted; describing every element of them would be most of the work.
      const { violations, passes } = await axe.run(within ?? document, {
        ...(only && { runOnly: only }),
        resultTypes: ['violations'],
        preload: false,
      })
      const lines = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
      return { violations: lines, passed: passes.length }
    },
    [within, rule ? [rule] : practice ? undefined : PROMISED] as const,
  )
  if (passed < (rule ? 1 : FEWEST_RULES))
    throw new Error(`axe has looked at next to nothing of ${page.url()}`)
  return violations
}

/** Lays out deferred parts: axe scrolls while it measures, and the page would grow under it. */
async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
}
