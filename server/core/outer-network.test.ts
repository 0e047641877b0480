import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isInner, isOuter, lookupAllowed, outerLookup } from './outer-network.ts'

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['2002:a00:1::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['ff02::1', true],
  ['2606:4700::1111', false],
  ['not an address', true],
])('%s is of the inner network: %s', (address, inner) => expect(isInner(address)).toBe(inner))

const resolved = (lookup: typeof outerLookup, name: string, all: boolean) =>
  promisify((answer: (error: Error | null, found: unknown) => void) =>
    lookup(name, { all }, answer as never),
  )()

test('a public name that leads to this machine is not called', async () => {
  await expect(resolved(outerLookup, 'localhost', true)).rejects.toThrow('private network')
})

test('only the public addresses of a name are answered', async () => {
  const lookup = lookupAllowed(isOuter, (_, __, answer) =>
    answer(null, [
      { address: '10.0.0.1', family: 4 },
      { address: '8.8.8.8', family: 4 },
    ]),
  )
  expect(await resolved(lookup, 'both.example', true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(await resolved(lookup, 'both.example', false)).toBe('8.8.8.8')
})
