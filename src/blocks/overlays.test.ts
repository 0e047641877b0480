import { expect, test } from 'vitest'
import { answer, ask, close } from './overlays.ts'

test('whoever asks hears the answer', async () => {
  const asked = ask('search')
  answer('searched')
  expect(await asked).toBe('searched')
})

test('an overlay that is closed answers nothing', async () => {
  const asked = ask('menu')
  close()
  expect(await asked).toBeUndefined()
})

test('opening another closes the first, and each hears its own end', async () => {
  const first = ask('menu')
  const second = ask('search')
  answer('searched')
  expect(await first).toBeUndefined()
  expect(await second).toBe('searched')
})

test('closing twice is heard once', async () => {
  const asked = ask('region')
  close()
  close()
  answer('left')
  expect(await asked).toBeUndefined()
})
