import { describe, expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

const HOSTS = ['pay.example', 'pay.example:8443', 'localhost:4400', 'eu.localhost:4400', '127.0.0.1:4400']

const SAFE = [
  '/',
  '/cart',
  '/user/dashboard?redirect=/user/points',
  '/fr/products/silk-dress-AB12?sku=AB12-S#reviews',
  '/search/c%2B%2B+tee.html',
  '/search/tops%2Fskirts.html',
  '/search/%E7%9C%9F%E4%B8%9D.html',
  '/pages/真丝',
  '/payment-result?from=https://pay.example/done',
  '/cart#a//b',
  '/@handle',
  '/:colon',
  '/a/../b',
  'https://pay.example',
  'https://pay.example/',
  'https://pay.example/pay?order=VD1#form',
  'https://pay.example?order=1',
  'https://PAY.example/pay',
  'https://pay.example:8443/pay',
  'https://localhost:4400/pay',
  'http://localhost:4400/pay',
  'http://eu.localhost:4400/pay',
  'http://127.0.0.1:4400/pay',
]

const UNSAFE = [
  '',
  ' ',
  'cart',
  './cart',
  '../cart',
  '?redirect=/cart',
  '#top',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/cart\u0000',
  '/cart\u007f',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\u202egnp.tset',
  ' /cart',
  '/cart ',
  '\t//evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/cart/%00',
  '/..//evil.example',
  '/./\u200b/evil.example',
  '/.//evil.example',
  '/cart//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://pay.example/1',
  'ftp://pay.example/',
  'http:pay.example',
  'https:pay.example',
  'https:/pay.example',
  'https:///pay.example',
  'https:\\\\pay.example',
  'https://',
  'https://evil.example/',
  'https://evil.example/https://pay.example/',
  'https://evil.example?pay.example',
  'https://evil.example#pay.example',
  'https://pay.example.evil.example/',
  'https://pay.example@evil.example/',
  'https://user:secret@pay.example/',
  'https://evil.example\\@pay.example/',
  'https://pay.example\\.evil.example/',
  'https://pay.example%2eevil.example/',
  'https://pay.example%00.evil.example/',
  'https://pay.example./',
  'https://.pay.example/',
  'https://sub.pay.example/',
  'https://notpay.example/',
  'https://pay.example:443.evil.example/',
  'https://pay.example:9999/',
  'https://pay.example:/',
  'https://pay.example:999999/',
  'https://pay。example/',
  'https://p\u0430y.example/', // a Cyrillic а
  'https://[::1]/',
  'https://2130706433/',
  'https://127.0.0.1/',
  'http://pay.example/',
  'http://localhost/',
  'http://localhost:4400.evil.example/',
  'http://localhost:4400@evil.example/',
  'http://evil-localhost:4400/',
  'http://127.0.0.1:4401/',
  'https://pay.example/\r\nLocation:https://evil.example',
  'https://pay.example/a b',
  `/${'a'.repeat(5000)}`,
]

describe('a redirect goes only where the shop would go itself', () => {
  test.each(SAFE)('%j is followed', (address) => {
    expect(safeUrl(address, HOSTS)).toBe(address)
  })

  test.each(UNSAFE)('%j is not', (address) => {
    expect(safeUrl(address, HOSTS)).toBeUndefined()
  })

  test('the corpus is large enough to mean something', () => {
    expect(new Set(UNSAFE).size).toBeGreaterThanOrEqual(60)
  })

  test('no host is trusted unless it is listed', () => {
    expect(safeUrl('https://pay.example/', [])).toBeUndefined()
    expect(safeUrl('http://localhost:4400/', [])).toBeUndefined()
  })

  test('plain http is for this very machine, even for a listed host', () => {
    expect(safeUrl('http://shop.example/', ['shop.example'])).toBeUndefined()
    expect(safeUrl('http://localhost.example/', ['localhost.example'])).toBeUndefined()
  })

  test('what is accepted stays on the site or on a listed host for a browser too', () => {
    for (const address of SAFE) {
      const { host, protocol } = new URL(address, 'https://shop.example')
      expect(['shop.example', ...HOSTS]).toContain(host)
      expect(['https:', 'http:']).toContain(protocol)
    }
  })
})
