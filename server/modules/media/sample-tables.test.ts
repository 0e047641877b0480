import { expect, test } from 'vitest'
import { claimsTooManyFrames } from './sample-tables.ts'

const numbers = (...all: readonly number[]) => {
  const bytes = Buffer.alloc(4 * all.length)
  all.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at))
  return bytes
}

/** A box with its content; `wide` writes its length in eight bytes. */
function aBox(name: string, content: Uint8Array, wide = false): Buffer {
  const head = wide ? numbers(1, 0, 0, 16 + content.length) : numbers(8 + content.length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const inTrack = (table: Buffer) =>
  ['stbl', 'minf', 'mdia', 'trak', 'moov'].reduce((content, name) => aBox(name, content), table)
const inFragment = (table: Buffer) => aBox('moof', aBox('traf', table))

const MANY = 0xff_00_00_14
/** A thousand bytes of frames. */
const FRAMES = aBox('mdat', Buffer.alloc(1_000))

test.each([
  ['frames of one length', inTrack(aBox('stts', numbers(0, 1, MANY, 1)))],
  ['a sum of two such numbers', inTrack(aBox('stts', numbers(0, 2, 900, 1, 900, 2)))],
  ['offsets of frames', inTrack(aBox('ctts', numbers(0, 1, MANY, 1)))],
  ['frames in a piece', inTrack(aBox('stsc', numbers(0, 1, 1, MANY, 1)))],
  ['frames of one size', inTrack(aBox('stsz', numbers(0, 1, MANY)))],
  ['frames of a fragment', inFragment(aBox('trun', numbers(0, MANY)))],
  ['two fragments together', Buffer.concat([900, 900].map((n) => inFragment(aBox('trun', numbers(0, n)))))],
  ['a box with a wide head', aBox('moof', aBox('traf', aBox('trun', numbers(0, MANY))), true)],
])('more than the file has bytes: %s', (_, tables) => {
  expect(claimsTooManyFrames(Buffer.concat([tables, FRAMES]))).toBe(true)
})

test('more than a minute of a video has, in a file that is long enough', () => {
  const long = aBox('mdat', Buffer.alloc(100_000))
  expect(claimsTooManyFrames(Buffer.concat([inTrack(aBox('stsz', numbers(0, 1, 60_001))), long]))).toBe(true)
  expect(claimsTooManyFrames(Buffer.concat([inTrack(aBox('stsz', numbers(0, 1, 60_000))), long]))).toBe(false)
})

test.each([
  ['as many frames as there are', inTrack(aBox('stts', numbers(0, 2, 500, 1, 500, 2)))],
  ['a table that ends in the middle of an entry', inTrack(aBox('stts', numbers(0, 2, 20, 1, MANY)))],
  ['a table without any number', inTrack(aBox('stsz', numbers(0)))],
  ['a number in a box that holds no table', inTrack(aBox('name', numbers(0, 1, MANY, 1)))],
  ['an empty file', Buffer.alloc(0)],
])('not more: %s', (_, tables) => {
  expect(claimsTooManyFrames(Buffer.concat([tables, FRAMES]))).toBe(false)
})
