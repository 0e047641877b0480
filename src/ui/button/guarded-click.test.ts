import { describe, expect, test } from 'vitest'
import { isFreshClick } from './guarded-click.ts'

describe('a button that has just been clicked', () => {
  test.each([
    { what: 'hears its first click', last: undefined, now: 5, heard: true },
    { what: 'is deaf to the second half of a double click', last: 1000, now: 1120, heard: false },
    { what: 'is deaf 799 ms later', last: 1000, now: 1799, heard: false },
    { what: 'hears again after 800 ms', last: 1000, now: 1800, heard: true },
  ])('$what (spec 9.4)', ({ last, now, heard }) => expect(isFreshClick(now, last)).toBe(heard))
})
