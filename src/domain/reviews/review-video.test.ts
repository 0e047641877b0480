import { expect, test } from 'vitest'
import {
  containerOf,
  isPlayedByBrowsers,
  LARGEST_VIDEO_BYTES,
  MOST_VIDEO_PARTS,
  partsOf,
  readVideoAddress,
  VIDEO_PART_BYTES,
  videoAddress,
  videoLength,
  videoProblem,
} from './review-video.ts'

const HASH = 'abcdefghij-_0123456789'

test.each([
  ['an MP4', `/media/v/${HASH}.mp4`, { hash: HASH, kind: 'mp4' }],
  ['a WebM', `/media/v/${HASH}.webm`, { hash: HASH, kind: 'webm' }],
  ['an AVI', `/media/v/${HASH}.avi`, { hash: HASH, kind: 'avi' }],
  ['a page', `/media/v/${HASH}.html`, undefined],
  ['a photo', `/media/r/${HASH}`, undefined],
  ['another host', `https://elsewhere.example/media/v/${HASH}.mp4`, undefined],
  ['a way out of the folder', '/media/v/../../abcdefghijklmn.mp4', undefined],
])('%s: %s is the video of a review: %j (spec 5)', (_, address, name) => {
  expect(readVideoAddress(address)).toEqual(name)
  if (name) expect(videoAddress(readVideoAddress(address) ?? { hash: '', kind: 'avi' })).toBe(address)
})

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((at) => at.charCodeAt(0)) : part)),
  )
const EBML = [0x1a, 0x45, 0xdf, 0xa3]

test.each([
  ['an MP4 of a phone', bytes([0, 0, 0, 24], 'ftypmp42'), 'mp4'],
  ['a MOV', bytes([0, 0, 0, 20], 'ftypqt  '), 'mp4'],
  ['an AVI', bytes('RIFF', [0, 0, 0, 0], 'AVI LIST'), 'avi'],
  ['a HEIC of a phone', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), undefined],
  ['a HEIC by its general brand', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'mif1heic'), undefined],
  ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif', [0, 0, 0, 0], 'avifmif1'), undefined],
  ['a recording of a browser', bytes(EBML, [0x9f, 0x42, 0x82, 0x84], 'webm'), 'webm'],
  ['another Matroska', bytes(EBML, [0xa3, 0x42, 0x82, 0x88], 'matroska'), undefined],
  ['a WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 '), undefined],
  ['a page', bytes('<!doctype html><script>alert(1)</script>'), undefined],
  ['a page that names a box', bytes('<!--ftypmp42--><script>'), undefined],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), undefined],
  ['nothing', bytes(), undefined],
])('%s is by its bytes a video: %s (spec 9.4)', (_, head, kind) => {
  expect(containerOf(head)).toBe(kind)
})

test.each([
  ['exactly 30 MB', LARGEST_VIDEO_BYTES, 10, undefined],
  ['one byte more', LARGEST_VIDEO_BYTES + 1, 10, 'too-large'],
  ['a minute', 1_000, 60, undefined],
  ['a minute and a second', 1_000, 61, 'too-long'],
  ['a length that the browser cannot read', 1_000, undefined, undefined],
] as const)('a video of %s: %s (spec 5)', (...[, size, seconds, problem]) => {
  expect(videoProblem({ size, seconds })).toBe(problem)
})

test.each([0, 1, VIDEO_PART_BYTES, VIDEO_PART_BYTES + 1, LARGEST_VIDEO_BYTES])(
  'a file of %i bytes is sent in parts that join without a gap, none larger than a part',
  (size) => {
    const parts = partsOf(size)
    expect(parts.length).toBeLessThanOrEqual(MOST_VIDEO_PARTS)
    expect(parts.map(({ first }) => first)).toEqual([0, ...parts.slice(0, -1).map(({ end }) => end)])
    expect(parts.at(-1)?.end).toBe(size)
    expect(Math.max(...parts.map(({ first, end }) => end - first))).toBeLessThanOrEqual(VIDEO_PART_BYTES)
  },
)

test.each([
  [0.4, '0:00'],
  [7.2, '0:07'],
  [59.6, '1:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(videoLength(seconds)).toBe(text)
})

test('no browser plays AVI: it is offered as a file', () => {
  expect(['mp4', 'webm', 'avi'].map((kind) => isPlayedByBrowsers(kind as 'avi'))).toEqual([true, true, false])
})
