import { describe, expect, test } from 'vitest'
import { croppedMm, croppedPicture } from './product-frame.ts'

describe('a close-up as a product picture', () => {
  test.each([
    ['of three by four keeps its width', 900, 1200, 40],
    ['of four by three loses its sides', 1200, 900, 22.5],
    ['that is higher loses its ends', 900, 1500, 40],
    ['that is far wider is shown as a whole', 2000, 1000, 40],
    ['that is far higher is shown as a whole, with ground beside it', 500, 1500, 90],
  ])('%s: %i × %i pixels of 40 mm show %d mm', (_, ...[width, height, shown]) =>
    expect(croppedMm({ picture: '', mm: 40, width, height })).toBeCloseTo(shown),
  )

  test('has an address of its own', () =>
    expect(croppedPicture({ picture: '/media/w/kZ3_qk-AAAAAAAAAAAAAAA' })).toBe(
      '/media/a/kZ3_qk-AAAAAAAAAAAAAAA',
    ))
})
