import { expect, test } from 'vitest'
import { anAvi, aVideo, NOTED } from '#tests/world/device/videos.ts'
import { rewriteVideo } from './rewrite-video.ts'

test.each([
  ['an MP4', () => aVideo('mp4'), 'mp4'],
  ['a MOV', () => aVideo('mov'), 'mp4'],
  ['a WebM', () => aVideo('webm'), 'webm'],
  ['an AVI', () => anAvi(), 'avi'],
] as const)(
  '%s is rewritten with its frames and its length, and without what a camera has noted',
  async (_, make, kind) => {
    const given = await make()
    expect(given.includes(NOTED)).toBe(true)
    const { bytes, ...rest } = await rewriteVideo(given)
    expect(rest).toEqual({ kind, seconds: 2 })
    expect(Buffer.from(bytes).includes('script')).toBe(false)
    expect(Buffer.from(bytes).includes('1.3521')).toBe(false)
    // What the shop has written is a video again.
    expect((await rewriteVideo(bytes)).kind).toBe(kind)
  },
)

test('a page behind a video is refused with it, or not kept', async () => {
  for (const video of [await aVideo('mp4'), await aVideo('webm'), anAvi()]) {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const written = await rewriteVideo(Buffer.concat([video, page])).catch(() => undefined)
    expect(Buffer.from(written?.bytes ?? []).includes('script')).toBe(false)
  }
})

test.each([
  ['an MP4', () => aVideo('mp4')],
  ['a MOV', () => aVideo('mov')],
  ['a WebM', () => aVideo('webm')],
  ['an AVI', () => anAvi()],
] as const)('%s that breaks off anywhere is refused', async (_, make) => {
  const video = await make()
  for (const share of [0.01, 0.2, 0.5, 0.8, 0.99]) {
    const part = video.subarray(0, Math.floor(video.length * share))
    await expect(rewriteVideo(part), `the first ${share}`).rejects.toThrow()
  }
})

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a page that begins as an MP4',
    Buffer.from('\0\0\0\u0018ftypmp42<!doctype html><script>alert(1)</script>'),
  ],
  ['a head alone', Buffer.from('\0\0\0\u0014ftypmp42\0\0\0\0mp42')],
  ['an AVI without frames', Buffer.from('RIFF\u0004\0\0\0AVI ')],
])('%s is refused', async (_, file) => {
  await expect(rewriteVideo(file)).rejects.toThrow()
})

test.each([
  ['the number of frames of one length', 'stts', 12],
  ['its second byte', 'stts', 13],
  ['the number of frames in a piece', 'stsc', 16],
  ['the number of sizes', 'stsz', 12],
] as const)('a video that claims too many frames is refused at once: %s', async (_, table, at) => {
  const video = await aVideo('mp4')
  video[video.indexOf(table) + at] = 0xff
  await expect(rewriteVideo(video)).rejects.toThrow('too many frames')
})

/** Processor time of a rewriting, in ms: the mean of all files, of which some may be refused. */
async function costOf(videos: readonly Uint8Array[]): Promise<number> {
  const before = process.cpuUsage()
  for (const video of videos) await rewriteVideo(video).catch(() => {})
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / videos.length
}

test('a WebM with more frames than the longest allowed video is refused, by its frames and not by what it says', async () => {
  const video = await aVideo('webm', { seconds: 6_001 })
  await expect(rewriteVideo(video)).rejects.toThrow('too many frames')
}, 60_000)

test('any byte of a video may be wrong: it is refused or written, and never takes long', async () => {
  for (const video of [await aVideo('mp4'), await aVideo('webm'), anAvi()]) {
    const broken = Array.from({ length: Math.ceil(Math.min(video.length, 600) / 7) }, (_, turn) => {
      const copy = Buffer.from(video)
      copy[7 * turn] = 0xff
      return copy
    })
    const right = await costOf(Array.from({ length: 20 }, () => video))
    expect(await costOf(broken)).toBeLessThan(3 * right + 5)
  }
})
