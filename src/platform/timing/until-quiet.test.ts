import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilQuiet } from './until-quiet.ts'

let receive: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(look: () => void) {
        receive = look
      }
      observe() {}
      disconnect() {
        receive = () => {}
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** When it resolves, in ms, on a page that receives something every `every` ms, `times` times. */
async function quietAfter(every: number, times: number): Promise<number> {
  const from = Date.now()
  const quiet = untilQuiet().then(() => Date.now() - from)
  for (let turn = 0; turn < times; turn += 1) {
    await vi.advanceTimersByTimeAsync(every)
    receive()
  }
  await vi.advanceTimersByTimeAsync(60_000)
  return quiet
}

test.each([
  ['a page that receives nothing is quiet after a second', 0, 0, 1_000],
  ['each thing received begins the second anew', 900, 3, 3_700],
  ['a page that never stops is left after ten seconds', 900, 40, 10_000],
])('%s (offline.md S6)', async (_, ...[every, times, ms]) => {
  expect(await quietAfter(every, times)).toBe(ms)
})
