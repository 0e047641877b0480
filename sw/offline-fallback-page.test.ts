import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fallbackTexts } from '../scripts/texts/fallback-texts.ts'
import { offlineFallbackPage } from './offline-fallback-page.ts'

beforeAll(async () => vi.stubGlobal('VANDA_FALLBACK_TEXTS', await fallbackTexts()))
afterAll(() => vi.unstubAllGlobals())

test.each([
  ['https://shop.example/cart', 'en', 'Try again'],
  ['https://shop.example/fr/cart', 'fr', 'Réessayer'],
  ['https://shop.example/zh-tw/', 'zh-CN', '重试'],
  ['https://shop.example/ja/products/x-AB12', 'ja', '再試行'],
  ['https://shop.example/de/', 'en', 'Try again'],
])('%s is answered in %s', async (address, lang, again) => {
  const response = offlineFallbackPage(new URL(address))
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html).toContain(`<html lang="${lang}" dir="ltr">`)
  expect(html).toContain(again)
})
