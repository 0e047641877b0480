import { expect, test } from 'vitest'
import { isVideoFile, pickFiles } from './pick-files.ts'

const TERMS = { room: 2, maxSize: 100, types: ['image/jpeg', 'image/png'] }
const VIDEOS = { room: 1, maxSize: 1_000, endings: ['.mp4', '.mov', '.avi'] }
const file = (name: string, { size = 10, type = 'image/jpeg' } = {}) => ({ name, size, type })
const video = (name: string, size = 10) => file(name, { size, type: 'video/mp4' })

test.each([
  ['files that fit are taken in their order', [file('a'), file('b')], ['a', 'b'], []],
  ['a file beyond the number is left', [file('a'), file('b'), file('c')], ['a', 'b'], ['c over-count']],
  ['a file of exactly the limit is taken', [file('a', { size: 100 })], ['a'], []],
  ['one byte more is too large', [file('a', { size: 101 })], [], ['a oversize']],
  ['a video where only pictures are', [video('a')], [], ['a type']],
  [
    'a refused file takes no room',
    [file('a', { size: 101 }), file('b'), file('c')],
    ['b', 'c'],
    ['a oversize'],
  ],
])('%s (spec 5)', (...[, files, taken, refused]) => {
  const picked = pickFiles(files, TERMS)
  expect(picked.taken.map(({ name }) => name)).toEqual(taken)
  expect(picked.refused.map(({ file: { name }, why }) => `${name} ${why}`)).toEqual(refused)
})

test.each([
  ['three pictures at most and one video', [file('a'), video('v'), file('b')], ['a', 'v', 'b'], []],
  ['the second video is one too many', [video('v'), video('w')], ['v'], ['w over-video-count']],
  ['a video takes no room of pictures', [video('v'), file('a'), file('b')], ['v', 'a', 'b'], []],
  ['a video has a size of its own', [video('v', 1_000)], ['v'], []],
  ['one byte more is too large', [video('v', 1_001)], [], ['v oversize']],
  ['a text', [file('a', { type: 'text/html' })], [], ['a type']],
])('of pictures and videos: %s (spec 5, 9.4)', (...[, files, taken, refused]) => {
  const picked = pickFiles(files, { ...TERMS, videos: VIDEOS })
  expect(picked.taken.map(({ name }) => name)).toEqual(taken)
  expect(picked.refused.map(({ file: { name }, why }) => `${name} ${why}`)).toEqual(refused)
})

test.each([
  ['a.bin', 'video/x-msvideo', true],
  ['CLIP.AVI', '', true],
  ['clip.mov', 'application/octet-stream', true],
  ['clip.mp4', 'text/html', false],
  ['clip.txt', '', false],
])('%s of type "%s" is a video: %s (spec 9.4)', (name, type, is) => {
  expect(isVideoFile({ name, type }, VIDEOS.endings)).toBe(is)
})

test('without a limit of size every size is taken (spec 5)', () => {
  expect(pickFiles([file('a', { size: 1e9 })], { ...TERMS, maxSize: undefined }).taken).toHaveLength(1)
})
