import { expect, test } from 'vitest'
import { addressToShare, shareLinks } from './share-links.ts'

const PAGE = 'https://vanda.example/fr/products/silk-dress-1400D1000'

test.each([
  ['the page alone', PAGE, '', PAGE],
  ['the chosen piece', `${PAGE}?sku=1400D1000A-M`, '', `${PAGE}?sku=1400D1000A-M`],
  [
    'without what belongs to the visit',
    `${PAGE}?quick=1400D1001&utm_source=mail&s_guide_code=OTHER1&sku=1400D1000A-M#reviews`,
    '',
    `${PAGE}?sku=1400D1000A-M`,
  ],
  ['with the code of the guide who shares', PAGE, 'GRACE01', `${PAGE}?s_guide_code=GRACE01`],
  ['a code that has to be escaped', PAGE, 'A&B', `${PAGE}?s_guide_code=A%26B`],
])('an address to share: %s (spec 2.2, 6)', (_, page, ...[guideCode, address]) => {
  expect(addressToShare(page, guideCode)).toBe(address)
})

test('a social network, a microblog and a pin board share the address, its title and its picture (spec 7.2)', () => {
  const image = 'https://vanda.example/media/p/1-720.webp'
  const links = shareLinks({ title: 'Silk & linen dress', url: `${PAGE}?sku=1`, image })
  expect(links.map(({ network }) => network)).toEqual(['Facebook', 'X', 'Pinterest'])
  const fields = links.map(({ href }) => Object.fromEntries(new URL(href).searchParams))
  expect(fields).toEqual([
    { u: `${PAGE}?sku=1` },
    { url: `${PAGE}?sku=1`, text: 'Silk & linen dress' },
    { url: `${PAGE}?sku=1`, media: image, description: 'Silk & linen dress' },
  ])
})
