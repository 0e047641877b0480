import { describe, expect, test } from 'vitest'
import { COURIERS, courierLink, isSameCourier } from './courier-links.ts'

describe('the link to a courier is of the list of templates', () => {
  test.each([
    ['Ninja Van', 'NV1', 'https://www.ninjavan.co/en-sg/tracking?id=NV1'],
    ['  ninja-van', 'NV1', 'https://www.ninjavan.co/en-sg/tracking?id=NV1'],
    ['Singapore Post', 'RB1', 'https://www.singpost.com/track-items?trackingid=RB1'],
    ['ＤＨＬ', 'JD1', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD1'],
    ['Australia Post', 'A&b/1', 'https://auspost.com.au/mypost/track/#/details/A%26b%2F1'],
    ['UPS', '$&1', 'https://www.ups.com/track?tracknum=%24%261'],
    ['My cousin', 'X1', undefined],
    ['https://evil.example/{number}', 'X1', undefined],
    ['', 'X1', undefined],
  ])('%s, %s', (courier, number, link) => expect(courierLink(courier, number)).toBe(link))

  test('each template is an https address with one place for the number', () => {
    for (const { page } of COURIERS) {
      expect(new URL(page).protocol).toBe('https:')
      expect(page.split('{number}')).toHaveLength(2)
    }
  })
})

test.each([
  ['SingPost', 'singapore post', true],
  ['Ninja Van', 'ninjavan', true],
  ['My Cousin', 'my cousin', true],
  ['DHL', 'UPS', false],
  ['DHL', 'My cousin', false],
])('%s and %s are one courier: %s', (one, other, same) => expect(isSameCourier(one, other)).toBe(same))
