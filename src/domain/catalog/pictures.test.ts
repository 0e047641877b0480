import { describe, expect, test } from 'vitest'
import { hasSourcePictures, ownCutout, picturesOfColour, plainHash, withCutout } from './pictures.ts'

const [PHOTO, OTHER, CUTOUT] = ['a', 'b', 'c'].map((letter) => letter.repeat(22))
const pid = '1400D1000A'

describe('a colour is shown', () => {
  test.each([
    ['by the picture source', 'k-9_zzzzzz', true, [`/media/p/${pid}/k-9_zzzzzz/front`, 3]],
    ['by its photographs', `${PHOTO} ${OTHER}`, false, [`/media/a/${PHOTO}`, 2]],
    ['by its plain colour', plainHash('#AA3366'), false, ['/media/c/aa3366', 1]],
  ] as const)('%s, with a cutout or without', (...[, shown, isOfSource, [first, count]]) => {
    for (const hash of [shown, withCutout(shown, undefined), withCutout(shown, CUTOUT)]) {
      const pictures = picturesOfColour({ pid, hash })
      expect([pictures[0], pictures.length]).toEqual([first, count])
      expect(hasSourcePictures({ hash })).toBe(isOfSource)
    }
    expect(ownCutout({ hash: withCutout(shown, CUTOUT) })).toBe(`/media/t/${CUTOUT}`)
    expect(ownCutout({ hash: shown })).toBeUndefined()
  })
})
