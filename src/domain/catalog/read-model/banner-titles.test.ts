import { expect, test } from 'vitest'
import { withBannerTitles } from './banner-titles.ts'

const titleOf = (link: string) => (link === '/collections/silk' ? 'The Silk Edit' : undefined)

test.each([
  [
    'the name of what it leads to',
    '[{"bannerIconIcon":"/a","bannerLink":"/collections/silk"}]',
    '[{"bannerIconIcon":"/a","bannerLink":"/collections/silk","bannerTitle":"The Silk Edit"}]',
  ],
  [
    'nothing where the shop does not know it',
    '[{"bannerIconIcon":"/a","bannerLink":"/elsewhere"},3]',
    '[{"bannerIconIcon":"/a","bannerLink":"/elsewhere"},3]',
  ],
  ['text that is no list is left', '{}', '{}'],
  ['text that cannot be read is left', 'banner', 'banner'],
])('a banner of the menu is given %s (spec 2.5)', (_title, bannerIcon, expected) => {
  expect(withBannerTitles(bannerIcon, titleOf)).toBe(expected)
})
