import { expect, test } from 'vitest'
import { demoPictures } from '#server/demo-shop.ts'
import { withPictures } from './load-content.ts'

test('a banner of the shop becomes its picture, anything else stays as it is', () => {
  const [drawn, own] = JSON.parse(
    withPictures(
      JSON.stringify([
        { bannerIconIcon: 'banner:sale', bannerLink: '/collections/sale' },
        { bannerIconIcon: 'https://pictures.example/a.webp', bannerLink: '/' },
      ]),
      demoPictures,
    ),
  )
  expect(drawn.bannerIconIcon).toMatch(/^\/media\/b\/sale\/[\w-]{10}$/)
  expect(own.bannerIconIcon).toBe('https://pictures.example/a.webp')
})
