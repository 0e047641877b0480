import type { Page } from '@playwright/test'
import { violationsOf } from '../world/axe.ts'
import { expect } from './fixtures.ts'

/** Reads screens as axe does, and remembers which: a list of what was read can be compared with what there is. */
export function aReader(page: Page, lang = 'en') {
  const read: string[] = []

  /** The screen as it is now: no violation, one heading above all, in the language it says. */
  async function look(screen: string): Promise<void> {
    // From its top: what the sticky header covers half of would count as a target too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await violationsOf(page), screen).toEqual([])
    await expect.soft(page.locator('h1'), `one first heading on ${screen}`).toHaveCount(1)
    await expect.soft(page.locator('html'), `language of ${screen}`).toHaveAttribute('lang', lang)
    read.push(screen)
  }

  return { look, read }
}
