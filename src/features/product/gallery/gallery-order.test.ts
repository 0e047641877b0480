import { expect, test } from 'vitest'
import { galleryPlaces, pictureNumber, withVideos } from './gallery-order.ts'

test.each([
  [
    ['front', 'back', 'detail'],
    ['turn', 'wave'],
    ['front', 'turn', 'wave', 'back', 'detail'],
  ],
  [['front'], ['turn'], ['front', 'turn']],
  [['front', 'back'], [], ['front', 'back']],
  [[], ['turn'], ['turn']],
])('of %j the videos %j stand after the first picture (spec 2.10): %j', (pictures, videos, shown) => {
  expect(withVideos(pictures, videos)).toEqual(shown)
})

test('a turn stands before the film, the close-up of the cloth at the end, and neither is counted as a picture', () => {
  const swatch = { picture: '/media/w/cloth', mm: 40, width: 900, height: 1200 }
  const places = galleryPlaces({
    imageList: ['front', 'back'],
    videoList: [{ url: 'film.mp4', cover: 'front' }],
    spin: ['turn-1', 'turn-2'],
    swatch,
  })
  expect(places.map(({ of }) => of)).toEqual(['front', 'turn-1', 'front', 'back', '/media/a/cloth'])
  expect(places.map((_, at) => pictureNumber(places, at))).toEqual([1, 1, 1, 2, 2])
})
