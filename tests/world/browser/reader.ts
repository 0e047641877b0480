import type { Page } from '@playwright/test'
import { violationsOf } from '../device/axe.ts'
import { expect } from './fixtures.ts'
import { DESKTOP, PHONE } from './visiting.ts'

/** Runs axe on screens and records which: a test compares the record with the list of routes. */
export function aReader(page: Page, lang = 'en') {
  const read: string[] = []

  /** The screen as it is now: no violation, one heading above all, in the language it says. */
  async function look(screen: string): Promise<void> {
    // From the top: a target half covered by the sticky header would count as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await violationsOf(page), screen).toEqual([])
    await expect.soft(page.locator('h1'), `one first heading on ${screen}`).toHaveCount(1)
    await expect.soft(page.locator('html'), `language of ${screen}`).toHaveAttribute('lang', lang)
    read.push(screen)
  }

  /** The screen as it is now, at night: of what axe reads only the colours are others. */
  async function lookAtNight(screen: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violationsOf(page, { rule: 'color-contrast' }), `${screen} at night`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }

  /** The screen as it is now, in the widths of a desktop and of a phone, which it keeps. */
  async function lookOnBoth(screen: string): Promise<void> {
    for (const [device, size] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE })) {
      await page.setViewportSize(size)
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await look(`${screen} on ${device}`)
    }
    await lookAtNight(screen)
  }

  return { look, lookAtNight, lookOnBoth, read }
}
