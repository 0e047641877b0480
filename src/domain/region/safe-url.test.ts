import { describe, expect, test } from 'vitest'
import {
  REDIRECT_HOSTS as HOSTS,
  SAFE_REDIRECTS as SAFE,
  UNSAFE_REDIRECTS as UNSAFE,
} from '#tests/world/requests/redirects.ts'
import { safeUrl } from './safe-url.ts'

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
