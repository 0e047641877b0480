import { expect, test } from 'vitest'
import { answerOverlay, openOverlay, closeOverlay } from './overlays.ts'

test('the caller of an overlay gets its result', async () => {
  const request = openOverlay('search')
  answerOverlay('searched')
  expect(await request).toBe('searched')
})

test('an overlay that is closed answers nothing', async () => {
  const request = openOverlay('menu')
  closeOverlay()
  expect(await request).toBeUndefined()
})

test('opening another closes the first, and each hears its own end', async () => {
  const first = openOverlay('menu')
  const second = openOverlay('search')
  answerOverlay('searched')
  expect(await first).toBeUndefined()
  expect(await second).toBe('searched')
})

test('closing twice is heard once', async () => {
  const request = openOverlay('region')
  closeOverlay()
  closeOverlay()
  answerOverlay('left')
  expect(await request).toBeUndefined()
})
