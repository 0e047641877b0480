import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { TURN_COLUMNS, TURN_STEPS } from '#domain/catalog/turn.ts'
import { drawGarment, drawTurn, type Drawing } from '../drawing.ts'
import type { Sheet } from './turn-sheet.ts'

const WIDTH = 120
const HEIGHT = 160
const SHIRT: Drawing = { kind: 'shirt', seed: 'a', colour: '#2c3a57', fabric: 'cotton', pattern: 'plain' }

/** How far the dark cloth of a step reaches from side to side, in pixels. */
function widthOfStep({ pixels, width }: Sheet, step: number): number {
  const left = (step % TURN_COLUMNS) * WIDTH
  const top = Math.floor(step / TURN_COLUMNS) * HEIGHT
  let [first, last] = [WIDTH, 0]
  for (let y = top; y < top + HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if ((pixels[(y * width + left + x) * 3] ?? 255) < 100) {
        first = Math.min(first, x)
        last = Math.max(last, x)
      }
  return last - first
}

describe('the turn of a shirt', { timeout: 20_000 }, () => {
  test('has all its steps', async () => {
    const { width, height, pixels } = await drawTurn(SHIRT, WIDTH)
    expect([width, height]).toEqual([TURN_COLUMNS * WIDTH, (TURN_STEPS / TURN_COLUMNS) * HEIGHT])
    expect(pixels.byteLength).toBe(width * height * 3)
  })

  test('is narrowest from the side, and as wide from behind as from the front', async () => {
    const sheet = await drawTurn(SHIRT, WIDTH)
    const widths = Array.from({ length: TURN_STEPS }, (_, step) => widthOfStep(sheet, step))
    expect(Math.abs((widths[12] ?? 0) - (widths[0] ?? 0))).toBeLessThanOrEqual(2)
    for (const side of [6, 18]) {
      expect(widths[side]).toBeLessThan(0.7 * (widths[0] ?? 0))
      expect(widths[side]).toBe(Math.min(...widths.slice(side - 1, side + 2)))
    }
  })

  test('begins with its picture', async () => {
    const sheet = await drawTurn(SHIRT, WIDTH)
    const step = await sharp(sheet.pixels, { raw: { width: sheet.width, height: sheet.height, channels: 3 } })
      .extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
      .raw()
      .toBuffer()
    const picture = await sharp(Buffer.from(drawGarment(SHIRT, 'front')))
      .resize({ width: WIDTH })
      .removeAlpha()
      .raw()
      .toBuffer()
    const apart = step.reduce((sum, value, index) => sum + Math.abs(value - (picture[index] ?? 0)), 0)
    expect(apart / step.length).toBeLessThan(5)
  })
})
