import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeStrip, isDrawableCode } from './code-letters.ts'
import { drawCode } from './draw-code.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-']
const SIZE = { width: 90, height: 120 }

test.each([
  ['GRACE01', true],
  ['A-1', true],
  ['', false],
  ['grace', false],
  ['ÉLISE', false],
  ['</svg>', false],
  ['A'.repeat(25), false],
])('%j can be drawn: %s (spec 6)', (code, drawable) => {
  expect(isDrawableCode(code)).toBe(drawable)
})

test('every letter of a code differs from every other one (spec 6)', async () => {
  const size = { width: 60, height: 800 }
  const drawn = await Promise.all(
    LETTERS.map(async (letter) => {
      const pixels = await sharp(Buffer.from(codeStrip(letter, size)))
        .raw()
        .toBuffer()
      return pixels.toString('base64')
    }),
  )
  expect(new Set(drawn).size).toBe(LETTERS.length)
})

test('the code stands within the picture, whose upper part stays as it is (spec 6)', async () => {
  const plain = await sharp({ create: { ...SIZE, channels: 3, background: '#336699' } })
    .webp({ lossless: true })
    .toBuffer()
  const picture = sharp(await drawCode(plain, 'W'.repeat(24)))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([SIZE.width, SIZE.height])
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  expect(at(45, 60)).toEqual([0x33, 0x66, 0x99])
  // Paper at both ends of the strip: the longest code fits.
  for (const x of [1, SIZE.width - 2]) expect(Math.min(...at(x, SIZE.height - 2))).toBeGreaterThan(220)
})
