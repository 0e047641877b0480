import { expect, test, vi } from 'vitest'
import { forgetCookies } from './cookies.ts'

test('a cookie that no rule names is forgotten, one that belongs to the device stays', () => {
  const written: string[] = []
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return 'lang=fr; guide_code=G7; kiosk-turn=1; odd; =nameless'
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  forgetCookies(['kiosk-turn', 'lang'])
  vi.unstubAllGlobals()
  expect(written).toEqual([
    'guide_code=; Path=/; SameSite=Lax; Max-Age=0; Secure',
    'odd=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ])
})
