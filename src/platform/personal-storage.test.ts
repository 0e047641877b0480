import { expect, test } from 'vitest'
import { staysOnDevice } from './personal-storage.ts'

test.each([
  ['lang-version-fr', true],
  ['vanda-public-en-SGD', true],
  ['vanda-kiosk', true],
  ['vanda-catalog-installed', true],
  ['vanda-keep-signing-out', true],
  ['vanda-sync-used', false],
  ['cart-retention', false],
  ['currentOrderId', false],
  ['an unlisted key', false],
])('%s stays when a person goes: %s', (key, stays) => {
  expect(staysOnDevice(key)).toBe(stays)
})
