import { expect, test } from 'vitest'
import { insecureHosts } from './insecure-hosts.ts'
import { allowedHosts } from './known-hosts.ts'

test.each([
  ['http://localhost:4173', '', 0],
  ['http://localhost:4173', 'eu.localhost:4173, 127.0.0.1:9', 0],
  ['https://shop.example', 'other.example', 0],
  ['http://shop.test:4901', '', 1],
  ['http://localhost:4173', 'shop.test:4901', 1],
  ['http://localhost:4173', 'http://shop.test:4901', 1],
])('%s with the allowed hosts %j gives %i warnings', (publicUrl, ALLOWED_HOSTS, count) => {
  const warnings = insecureHosts({ publicUrl, ALLOWED_HOSTS })
  expect(warnings).toHaveLength(count)
  for (const warning of warnings) expect(warning).toMatch(/^shop\.test:4901: without https .*passkeys/)
})

test('an allowed host may have its scheme', () => {
  expect(allowedHosts({ ALLOWED_HOSTS: 'http://shop.test:4901, b.example , https://c.example/' })).toEqual([
    'shop.test:4901',
    'b.example',
    'c.example',
  ])
})
