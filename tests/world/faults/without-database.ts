import type { Page } from '@playwright/test'

/** From its next document on, the page's browser refuses IndexedDB, as browsers do that block site data. */
export async function withoutDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
}
