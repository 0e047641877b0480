import { afterEach, expect, test, vi } from 'vitest'
import { copiesAddress, copyPicture } from './copy-picture.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0.0.0 Safari/537.36'
const ADDRESS = 'https://shop.example/media/g/1/abcdefghij/GRACE01.png'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [ANDROID, true],
  [IPHONE, false],
  [MAC, false],
])('%s: the address instead of the picture: %s (spec 6)', (userAgent, address) => {
  expect(copiesAddress(userAgent)).toBe(address)
})

/** A browser that records its clipboard. */
function browser({ userAgent = MAC, status = 200, pictures = true, texts = true }) {
  const clipboard: unknown[] = []
  vi.stubGlobal('fetch', async () => new Response('png', { status }))
  vi.stubGlobal(
    'ClipboardItem',
    pictures
      ? class {
          readonly parts: Record<string, Promise<Blob>>
          constructor(parts: Record<string, Promise<Blob>>) {
            this.parts = parts
          }
        }
      : undefined,
  )
  vi.stubGlobal('navigator', {
    userAgent,
    clipboard: {
      async write([item]: readonly { parts: Record<string, Promise<Blob>> }[]) {
        for (const [type, part] of Object.entries(item?.parts ?? {})) {
          await part
          clipboard.push(type)
        }
      },
      async writeText(text: string) {
        if (!texts) throw new DOMException('no', 'NotAllowedError')
        clipboard.push(text)
      },
    },
  })
  return clipboard
}

test.each([
  ['a desktop gets the picture', {}, 'picture', 'image/png'],
  ['an iPhone gets the picture', { userAgent: IPHONE }, 'picture', 'image/png'],
  ['Android gets the address', { userAgent: ANDROID }, 'address', ADDRESS],
  ['without picture clipboards, the address', { pictures: false }, 'address', ADDRESS],
  ['a picture that cannot be read: the address', { status: 500 }, 'address', ADDRESS],
] as const)('%s (spec 6)', async (...[, given, copied, content]) => {
  const clipboard = browser(given)
  expect(await copyPicture(Promise.resolve(ADDRESS))).toBe(copied)
  expect(clipboard).toEqual([content])
})

test.each([
  ['no clipboard', { userAgent: ANDROID, texts: false }, () => Promise.resolve(ADDRESS)],
  ['no address', {}, () => Promise.reject<string>(new Error('refused'))],
] as const)('%s: nothing is copied, and the caller learns of it (spec 8)', async (...[, given, address]) => {
  const clipboard = browser(given)
  await expect(copyPicture(address())).rejects.toThrow()
  expect(clipboard).toEqual([])
})
