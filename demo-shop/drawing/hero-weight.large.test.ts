import { expect, test } from 'vitest'
import { renderPicture } from '../draw-picture.ts'

test('the hero of a phone arrives in the first round trip of a connection', { timeout: 60_000 }, async () => {
  const picture = await renderPicture({
    subject: { kind: 'hero', shape: 'tall' },
    view: 'front',
    width: 750,
    format: 'avif',
  })
  expect(picture.byteLength).toBeLessThan(14_600 - 700)
})
