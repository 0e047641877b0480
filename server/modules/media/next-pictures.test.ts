import { describe, expect, test } from 'vitest'
import { readPicture } from './addresses.ts'
import { createNextPictures, picturesAfter } from './next-pictures.ts'

const HASH = 'aaaaaaaaaa'
const after = (path: string) => {
  const picture = readPicture(path)
  if (!picture) throw new RangeError(`${path} is no picture`)
  return picturesAfter(path, picture).map((next) => next.slice(next.lastIndexOf('/') + 1))
}

describe('the pictures a reader probably asks for next', () => {
  test.each([
    ['front-360.avif', ['back-360.avif', 'front-750.avif']],
    ['front-540.webp', ['back-540.webp', 'front-750.webp']],
    ['front-750.avif', ['back-750.avif', 'detail-750.avif', 'video-540.webm']],
    ['front-1080.webp', ['back-1080.webp', 'detail-1080.webp', 'video-540.webm']],
    ['back-360.avif', []],
    ['video-540.webm', []],
    ['detail-1080.avif', []],
  ])('after %s come %j', (file, next) => {
    expect(after(`/media/p/1400D1000A/${HASH}/${file}`)).toEqual(next)
  })

  test('a banner leads to no other picture', () => {
    expect(after(`/media/b/sale/${HASH}-640.avif`)).toEqual([])
  })

  test('the newest request goes first, in its own order, and no picture waits twice', () => {
    const next = createNextPictures()
    next.add(['a', 'b'])
    next.add(['c', 'a'])
    expect([next.take(), next.take(), next.take(), next.take()]).toEqual(['c', 'a', 'b', undefined])
  })

  test('no more than a dozen wait: a reader who scrolls far leaves no work of minutes behind', () => {
    const next = createNextPictures()
    for (let index = 0; index < 100; index++) next.add([`picture ${index}`])
    const taken = []
    for (let path = next.take(); path !== undefined; path = next.take()) taken.push(path)
    expect(taken).toHaveLength(12)
    expect(taken[0]).toBe('picture 99')
  })

  test('an arrival wakes who waits for it', async () => {
    const next = createNextPictures()
    const arrival = next.arrival()
    next.add(['a'])
    await expect(arrival).resolves.toBeUndefined()
  })
})
