import type { Page } from '@playwright/test'

/** A button drops clicks for this long after one (spec 9.4), in ms; a fast machine returns to it sooner. */
const CLICK_GUARD_MS = 800

/** The clock of the page, in ms. */
export const clockOf = (page: Page) => page.evaluate(() => performance.now())

/** Waits until a button that was pressed by `last`, a time of `clockOf`, takes clicks again. */
export async function waitForGuard(page: Page, last: number): Promise<void> {
  await page.waitForFunction(([at, guard]) => performance.now() - at > guard, [last, CLICK_GUARD_MS] as const)
}

/** Waits until a button that was just pressed takes clicks again, on all of the page. */
export const guardOver = async (page: Page): Promise<void> => waitForGuard(page, await clockOf(page))
