import { describe, expect, test } from 'vitest'
import { garmentFilm } from '#domain/catalog/pictures.ts'
import { flatPicture, garmentPicture, cutoutPicture } from '#domain/catalog/source-views.ts'
import { demoPictures } from '#server/demo-shop.ts'
import { bannerPicture, garmentHash, guidePicture, heroPicture, readPicture } from './addresses.ts'

const GARMENT = garmentPicture('1400D1000A', garmentHash(demoPictures, '{}'), 'front')
const FILM = garmentFilm({ pid: '1400D1000A', hash: garmentHash(demoPictures, '{}') })
const SWATCH = GARMENT.replace('front', 'swatch')
const FLAT = flatPicture(GARMENT)

describe('addresses of pictures', () => {
  test.each([
    [
      `${GARMENT}-360.avif`,
      { kind: 'garment', pid: '1400D1000A', view: 'front', width: 360, format: 'avif' },
    ],
    [`${GARMENT}-180.webp`, { kind: 'garment', width: 180, format: 'webp' }],
    [`${cutoutPicture(GARMENT)}-360.avif`, { kind: 'garment', view: 'cutout', width: 360, format: 'avif' }],
    [`${SWATCH}-960.webp`, { kind: 'garment', view: 'swatch', width: 960, format: 'webp' }],
    [`${FLAT}-540.webp`, { kind: 'garment', view: 'flat', width: 540, format: 'webp' }],
    [FILM, { kind: 'film', pid: '1400D1000A', width: 540, format: 'webm' }],
    [`${bannerPicture(demoPictures, 'sale')}-960.avif`, { kind: 'banner', key: 'sale', width: 960 }],
    [
      guidePicture({ pid: '1400D1000A', hash: 'abcdefghij', code: 'GRACE-01' }),
      { kind: 'guide', pid: '1400D1000A', code: 'GRACE-01', format: 'png' },
    ],
    [
      '/media/q/1400B1000A-1400S1000B/abcdefghij-750.avif',
      { kind: 'pair', pids: ['1400B1000A', '1400S1000B'], width: 750, format: 'avif' },
    ],
    [`${heroPicture(demoPictures, 'tall')}-1920.webp`, { kind: 'hero', shape: 'tall', width: 1920 }],
  ])('%s is read (spec 9.4: webp, and 180 for the small one)', (path, picture) => {
    expect(readPicture(path)).toMatchObject(picture)
  })

  test.each([
    [`${GARMENT}-361.avif`, 'a width that is not offered'],
    [`${GARMENT}-0360.avif`, 'a width written differently'],
    [`${GARMENT}-360.png`, 'a format that is not offered'],
    [`${GARMENT.replace('front', 'side')}-360.avif`, 'a view that is not drawn'],
    [`${SWATCH}-960.avif`, 'a swatch in a format that takes too long'],
    [`${FLAT}-540.avif`, 'the parts of a garment in a format that takes too long'],
    [`${FLAT}-360.webp`, 'the parts of a garment in a width of pictures'],
    [`${SWATCH}-540.webp`, 'a swatch in a width of pictures'],
    [`${GARMENT}-960.webp`, 'a picture in the width of a swatch'],
    [FILM.replace('webm', 'webp'), 'a film as a picture'],
    [FILM.replace('540', '360'), 'a film in a width of pictures'],
    [`${GARMENT}-540.webm`, 'a picture as a film'],
    [`${GARMENT}-360.avif/../../shop.sqlite`, 'a way out of the folder'],
    ['/media/p/../../../etc/passwd', 'a way out of the folder'],
    ['/media/p/%2e%2e/aaaaaaaaaa/front-360.avif', 'an escaped way out'],
    ['/media/b/Sale_1/aaaaaaaaaa-960.avif', 'a banner key in other letters'],
    [`${heroPicture(demoPictures, 'wide')}-360.avif`, 'a width of another kind of picture'],
    ['/media/g/1400D1000A/abcdefghij/grace.png', 'a code in other letters'],
    ['/media/g/1400D1000A/abcdefghij/A/../B.png', 'a way out of the folder'],
    ['/media/q/1400S1000B-1400B1000A/abcdefghij-750.avif', 'a pair in the other order'],
    ['/media/q/1400B1000A-1400B1000A/abcdefghij-750.avif', 'a piece with itself'],
    ['/media/q/1400B1000A-1400S1000B/abcdefghij-751.avif', 'a pair in a width that is not offered'],
    ['/media/', 'nothing'],
  ])('%s is no address: %s', (path) => {
    expect(readPicture(path)).toBeUndefined()
  })

  test('the address changes with what is drawn', () => {
    const hashOf = (description: string) => garmentHash(demoPictures, description)
    expect(hashOf('{"seed":"a"}')).not.toBe(hashOf('{"seed":"b"}'))
    expect(hashOf('{"seed":"a"}')).toBe(hashOf('{"seed":"a"}'))
  })

  test('a banner without a picture has no address', () => {
    expect(bannerPicture(demoPictures, 'unknown')).toBe('')
  })
})
