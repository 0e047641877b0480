import { describe, expect, test, vi } from 'vitest'
import { guardScript, mayReload, RELOAD_AGAIN_MS, RELOADED_AT } from './reload-guard.ts'

const NOW = 1_800_000_000_000

const CASES = [
  ['online, never before', true, undefined, true],
  ['offline', false, undefined, false],
  ['a moment ago', true, NOW - 1_000, false],
  ['longer than a minute ago', true, NOW - RELOAD_AGAIN_MS - 1, true],
  ['just now, by a clock that was turned back since', true, NOW + 1_000, false],
  ['by a clock that was a year ahead', true, NOW + 31_536_000_000, true],
] as const

test.for(CASES)('a reload %s', ([, online, lastAt, may]) => {
  expect(mayReload({ online, lastAt, now: NOW })).toBe(may)
})

describe('the script of a page that has not started decides the same', () => {
  test.for(CASES)('%s', ([, online, lastAt, may]) => {
    expect(run({ online, get: () => (lastAt === undefined ? null : String(lastAt)) })).toBe(
      may ? 'reload' : 'else',
    )
  })
  test('and does not reload where the time of the last reload cannot be stored', () => {
    const blocked = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    expect(run({ online: true, get: blocked })).toBe('else')
  })
})

function run({ online, get }: { online: boolean; get: () => string | null }): string {
  const setItem = vi.fn<(key: string, value: string) => void>()
  const code = `let done; ${guardScript("done = 'reload'", "done = 'else'")}; guardFailed(); return done`
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is what the page runs
  const done = new Function('navigator', 'sessionStorage', 'Date', code)(
    { onLine: online },
    { getItem: get, setItem },
    { now: () => NOW },
  ) as string
  if (done === 'reload') expect(setItem).toHaveBeenCalledWith(RELOADED_AT, String(NOW))
  return done
}
