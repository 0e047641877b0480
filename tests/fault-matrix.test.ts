import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionOf, fateOf } from './storm/plan.ts'
import { ROOT } from '../scripts/project-root.ts'

/** Checks that the table in tests/faults/README.md and the titles of the fault tests agree. */
const README = readFileSync(`${ROOT}/tests/faults/README.md`, 'utf8')
const ROWS = [...README.matchAll(/^\| (F\d+) \| [^|]+ \| `([^`]+)`[^|]*\|$/gm)].map(
  ([, row = '', file = '']) => ({
    row,
    file,
  }),
)

test('every fault of the matrix has a line', () => {
  const numbers = [...Array.from({ length: 34 }, (_, index) => index + 1), 35, 36, 37, 39, 40]
  expect(ROWS.map(({ row }) => row)).toEqual(numbers.map((number) => `F${number}`))
})

describe('each line names a file that has a test of that row', () => {
  for (const { row, file } of ROWS)
    test(`${row} ${file}`, () => {
      const titles = readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/test\(\s*[`'"](F\d+)[: ]/g)
      expect([...titles].map(([, title]) => title)).toContain(row)
    })
})

describe('a storm', () => {
  const actions = (seed: number) => Array.from({ length: 400 }, (_, at) => actionOf(seed, at))
  test('is a function of its seed alone', () => {
    expect(actions(7)).toEqual(actions(7))
    expect(actions(7)).not.toEqual(actions(8))
    const first = { device: 1, seq: 3, attempt: 0 }
    expect(fateOf(7, first)).toEqual(fateOf(7, first))
  })
  test('has every tap and every fault in it', () => {
    expect(new Set(actions(7).map(({ what }) => what)).size).toBe(21)
  })
  test('lets an operation through in the end', () => {
    expect(Array.from({ length: 50 }, (_, seq) => fateOf(7, { device: 0, seq, attempt: 5 }))).toEqual(
      Array(50).fill('passes'),
    )
  })
})
