import { expect, test } from 'vitest'
import { readGuideCode } from './guide-code.ts'

test.each([
  ['GRACE01', 'GRACE01'],
  ['  grace01 ', 'GRACE01'],
  ['https://shop.example/account/bind-guide?s_guide_code=GRACE01', 'GRACE01'],
  ['https://shop.example/products/dress-AB12?sku=AB12-S&s_guide_code=G%207#top', 'G 7'],
  ['100%', '100%'],
  ['', ''],
])('%s names the guide %s (spec 6)', (text, code) => {
  expect(readGuideCode(text)).toBe(code)
})
