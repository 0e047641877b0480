import { describe, expect, test } from 'vitest'
import type { MySizes } from '../sizing/my-sizes.ts'
import {
  buildOf,
  isBuiltLike,
  readBuild,
  reviewerBody,
  writeBuild,
  type Build,
  type ReviewerBody,
} from './reviewer-body.ts'

test.each<[mine: MySizes, shown: ReviewerBody | undefined]>([
  [{}, undefined],
  [{ weight: 60_000 }, undefined],
  [{ height: 1_684, weight: 60_000 }, { height: 1_680 }],
  [
    { height: 1_685, bust: 860, waist: 683, hip: 941 },
    { height: 1_690, bust: 860, waist: 680, hip: 940 },
  ],
])('of %j a review shows %j: whole centimetres, never the weight (spec 3)', (mine, shown) => {
  expect(reviewerBody(mine)).toEqual(shown)
})

test.each<[mine: MySizes, build: string | undefined]>([
  [{}, undefined],
  [{ weight: 60_000 }, undefined],
  [{ height: 1_684 }, '170'],
  [{ height: 1_674 }, '165'],
  [{ bust: 900, waist: 720, hip: 980 }, 'M'],
  [{ height: 1_700, bust: 900, waist: 740 }, 'L170'],
  // Outside the chart of spec 9.11: the height alone.
  [{ height: 1_700, bust: 1_400 }, '170'],
  [{ bust: 1_400 }, undefined],
])('measurements %j ask for reviews of a build %j', (mine, text) => {
  const build = buildOf(mine)
  expect(build && writeBuild(build)).toBe(text)
  if (text !== undefined) expect(readBuild(text)).toEqual(build)
})

test.each(['', 'M17', 'M1700', '999', '050', '168', 'S-170', 'm170', 'XXXL', 'M170 ', '170M', '100000'])(
  'the address %j names no build',
  (text) => {
    expect(readBuild(text)).toBeUndefined()
  },
)

describe('a reviewer is built like a user', () => {
  const tall = { height: 1_750, bust: 900, waist: 720, hip: 980 }
  test.each<[body: ReviewerBody | undefined, build: Build, like: boolean]>([
    [undefined, { size: 'M' }, false],
    [{}, { size: 'M' }, false],
    [tall, { size: 'M' }, true],
    [tall, { size: 'L' }, false],
    [tall, { height: 1_750 }, true],
    [tall, { height: 1_800 }, true],
    [tall, { height: 1_700 }, true],
    [tall, { height: 1_650 }, false],
    [tall, { height: 1_850 }, false],
    [tall, { size: 'M', height: 1_700 }, true],
    [tall, { size: 'S', height: 1_700 }, false],
    [{ height: 1_750 }, { size: 'M', height: 1_750 }, false],
    [{ bust: 860 }, { size: 'M', height: 1_750 }, false],
  ])('%j and %j: %s', (body, build, like) => {
    expect(isBuiltLike(body, build)).toBe(like)
  })
})
