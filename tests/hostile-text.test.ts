import { describe, expect, test } from 'vitest'
import { expressionsOf, hostileTexts, type Expression } from './world/requests/expressions.ts'
import { sourceFiles } from './world/import-graph.ts'

/**
 * Every regular expression of the folders that read requests is applied to texts that make ambiguous or unanchored
 * repetition try again at each character. One that takes more than linear time is mended, or listed with what bounds its
 * text.
 */
const FOLDERS = ['src/domain', 'src/contract', 'src/blocks', 'server', 'sw']
/** Tools of the shop's owner and stand-ins for development. */
const NOT_IN_PRODUCTION = /^server\/cli\/|\/sandbox\//

/** A quadratic expression needs 50 ms and more for this many characters, a linear one a tenth of a millisecond. */
const PROBE_LENGTH = 10_000
const MOST_MS = 20
const LONGEST = 100_000

interface Bounded {
  readonly file: string
  readonly pattern: string
  /** The longest text that it receives. */
  readonly longest: number
  readonly bound: string
}

/** More than linear, on texts that are short. */
const BOUNDED: readonly Bounded[] = [
  {
    file: 'server/modules/catalog/share-info.ts',
    pattern: '\\s+\\S*$',
    longest: 200,
    bound: 'the beginning of a description',
  },
  {
    file: 'server/modules/push/open-push.ts',
    pattern: '[^\\s<>]+@[^\\s<>]+',
    longest: 320,
    bound: 'MAIL_FROM, a setting',
  },
  {
    file: 'src/domain/money/money.ts',
    pattern: '\\B(?=(\\d{3})+$)',
    longest: 22,
    bound: 'the digits of a number',
  },
  {
    file: 'src/domain/checkout/undeliverable.ts',
    pattern:
      '\\bg?p[\\s.\\-/]*o[\\s.\\-/]*(?:box|b)(?:\\b|(?=\\d))|\\bpost(?:al)?[\\s.-]*(?:office)?[\\s.-]*box\\b|\\b(?:locked|private)[\\s.-]*bag\\b|\\bbo[iî]te\\s+postale\\b|\\bpostfach\\b|\\bapartado\\s+(?:de\\s+correos|postal|\\d)|\\bcasella\\s+postale\\b',
    longest: 200,
    bound: 'a line of an address: `shortText` of the contract',
  },
  {
    file: 'src/blocks/size-guide/size-rows.ts',
    pattern: '<tr\\b[^>]*>([\\s\\S]*?)(?:<\\/tr\\s*>|(?=<tr\\b)|$)',
    longest: 2_000,
    bound: "a size table of the shop's owner",
  },
]

const all = sourceFiles(FOLDERS)
  .filter((file) => !NOT_IN_PRODUCTION.test(file))
  .flatMap(expressionsOf)
const isBounded = ({ file, pattern }: Pick<Expression, 'file' | 'pattern'>) =>
  BOUNDED.find((one) => one.file === file && one.pattern === pattern)

/** Processor time of this thread, in ms, for every match in a text; the least of three where one was slow. */
function costOf({ pattern, flags }: Expression, text: string): number {
  const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`)
  let least = Infinity
  for (let times = 0; times < 3 && least > MOST_MS; times += 1) {
    const before = process.threadCpuUsage()
    text.replaceAll(expression, '')
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

/** The text of this length that costs most, if it costs more than allowed. */
function hostileTextFor(expression: Expression, length: number): string | undefined {
  for (const text of hostileTexts(expression, length)) if (costOf(expression, text) > MOST_MS) return text
  return undefined
}

test('the expressions of the sources are found', () => {
  expect(all.length).toBeGreaterThan(150)
  const missing = BOUNDED.filter((one) => !all.some((found) => isBounded(found) === one))
  expect(missing).toEqual([])
})

describe('every expression is linear, or its text is bounded', () => {
  test.each([...Map.groupBy(all, ({ file }) => file)])('%s', (_, expressions) => {
    const slow = expressions.flatMap((expression) => {
      const text = hostileTextFor(expression, isBounded(expression)?.longest ?? PROBE_LENGTH)
      return text === undefined ? [] : [`/${expression.pattern}/ with ${JSON.stringify(text.slice(0, 20))} …`]
    })
    expect(slow).toEqual([])
  })
})

test('a text of 100 kB costs an expression that it reaches no more than its length', () => {
  const LONG_MS = MOST_MS * (LONGEST / PROBE_LENGTH)
  const reached = all.filter((expression) => !isBounded(expression))
  const slow = reached.filter((expression) =>
    [')', ' ', '/', 'a', '<'].some((sign) => costOf(expression, `${sign.repeat(LONGEST)}!`) > LONG_MS),
  )
  expect(slow).toEqual([])
})
