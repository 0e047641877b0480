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

test('closes the first overlay when another opens, and resolves each with its own answer', async () => {
  const first = openOverlay('menu')
  const second = openOverlay('search')
  answerOverlay('searched')
  expect(await first).toBeUndefined()
  expect(await second).toBe('searched')
})

test('resolves once when closed twice', async () => {
  const request = openOverlay('region')
  closeOverlay()
  closeOverlay()
  answerOverlay('left')
  expect(await request).toBeUndefined()
})
