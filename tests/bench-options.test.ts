import { expect, test } from 'vitest'
import { readOptions } from './bench/options.ts'

const OTHER = ['--against', 'https://other.shop', '--listing', '/c/x', '--product', '/p/y']

test('another shop is an address and its three pages', () => {
  expect(readOptions(OTHER).against).toEqual({
    origin: 'https://other.shop',
    paths: { home: '/', listing: '/c/x', product: '/p/y' },
  })
  expect(readOptions([...OTHER, '--home', '/en?x=1']).against?.paths.home).toBe('/en?x=1')
})

test('without another shop every part is measured, or the one that is named', () => {
  expect(readOptions([])).toMatchObject({
    parts: ['lighthouse', 'offline', 'api', 'nodes'],
    sizes: [1_000, 10_000, 100_000],
  })
  expect(readOptions(['--only', 'api', '--products', '1000,100000'])).toMatchObject({
    parts: ['api'],
    sizes: [1_000, 100_000],
    against: undefined,
  })
})

test('an earlier version is a checkout of this shop', () => {
  expect(readOptions(['--earlier', '.'])).toMatchObject({ earlier: '.', against: undefined })
})

test.each([
  ['an unknown part', ['--only', 'speed'], '--only is lighthouse, offline, api, nodes'],
  ['a part of a product', ['--products', '1.5'], '--products are whole numbers'],
  ['no address', ['--against', 'other.shop'], '--against is an address such as'],
  ['another protocol', ['--against', 'ftp://other.shop'], '--against is an address such as'],
  ['a page in the address', ['--against', 'https://other.shop/en'], "'/en' belongs to --home"],
  ['a page left out', OTHER.slice(0, 4), '--against needs --product'],
  ['a page that is an address', [...OTHER, '--home', 'https://other.shop/'], '--home is a path'],
  ['a page at another host', [...OTHER, '--home', '//third.shop/'], '--home is a path'],
  ['a page of no shop', ['--listing', '/c/x'], '--against names that shop'],
  ['parts of another shop', [...OTHER, '--only', 'api'], 'leave out --only'],
  [
    'an earlier version that is not there',
    ['--earlier', 'no-such-folder'],
    "'no-such-folder' has no package.json",
  ],
  ['parts of an earlier version', ['--earlier', '.', '--only', 'api'], 'leave out --only'],
  ['two comparisons', [...OTHER, '--earlier', '.'], 'one at a time'],
  ['an unknown option', ['--agianst', 'https://other.shop'], "Unknown option '--agianst'"],
])('%s is refused with what is wrong', (_, args, said) => {
  expect(() => readOptions(args)).toThrow(said)
})
