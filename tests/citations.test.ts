import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chapterEntries, readDecisions } from '../scripts/decisions.ts'
import { ROOT } from '../scripts/project-root.ts'
import { citedSections, definedSections } from '../scripts/spec-map.ts'

/**
 * Checks that every citation exists in the repository: a rule, a requirement and a decision by its number, a document by
 * its name, and in the rules the files that enforce them.
 */
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const filesUnder = (folder: string, name: RegExp): string[] =>
  (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .toSorted()

/** This file cites missing examples, and the generated map repeats the titles of the tests. */
const NOT_READ = new Set(['tests/citations.test.ts', 'tests/spec-map.test.ts', 'docs/spec-map.md'])
const CODE = ['src', 'sw', 'server', 'demo-shop', 'scripts', 'tests']
  .flatMap((folder) => filesUnder(folder, /\.(tsx?|css|md)$/))
  .filter((file) => !NOT_READ.has(file) && !file.endsWith('.gen.ts'))
const DOCS = [...filesUnder('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md'].filter(
  (file) => !NOT_READ.has(file),
)
const DECISIONS = filesUnder('docs/decisions', /^\d{4}.*\.md$/)

export interface Citation {
  readonly file: string
  /** `offline.md D3`, `decision 0025`, `docs/offline.md`. */
  readonly cites: string
}

/** Numbers that a rule book defines: in bold at the start of an entry, or as the number of a chapter. */
export function definedRules(book: string): Set<string> {
  const entries = book.matchAll(/^(?:- |\| )?\*\*([A-Z]\d+|\d\.\d+)\*\*/gm)
  const chapters = book.matchAll(/^## (\d[a-z])\b/gm)
  return new Set([...entries, ...chapters].map(([, number = '']) => number))
}

/** Comments and string literals of one line: where a citation can occur. */
export function prose(code: string): string {
  const texts = code.matchAll(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*|(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g)
  return [...texts].map(([text]) => text.replaceAll(/\n\s*\* ?/g, ' ')).join('\n')
}

const NUMBER = String.raw`(?:[A-Z]\d{1,2}|\d[a-z]|\d\.\d{1,2})`
const LIST = String.raw`${NUMBER}(?:(?:, (?:rule )?| and |–|, and )(?:${NUMBER}|\d+))*`
const NAMED = new RegExp(String.raw`\b(offline|trust)(?:\.md|\.md${'`'}) (${LIST})`, 'g')
/** Bare numbers count in brackets of their own, or at the start of a title: `(S18, S19)`, `'F36 a quantity …`. */
const BRACKETS = /\(([A-Z]\d{1,2}(?:(?:, | and |–)[A-Z]\d{1,2})*)\)/g
const TITLE = /^['"`]([FRS]\d{1,2})[: ](?=[\p{Ll}%$(])/gmu
const OFFLINE_LETTERS = 'DFIQVWX'

/** Each rule that a text cites, as `book.md number`. */
export function citedRules(text: string): string[] {
  const named = [...text.matchAll(NAMED)].flatMap(([, book = '', list = '']) =>
    numbersOf(list).map((number) => `${book}.md ${number}`),
  )
  const bare = [...text.matchAll(BRACKETS), ...text.matchAll(TITLE)].flatMap(([, list = '']) =>
    numbersOf(list)
      .filter((number) => /^[ABDFIQRSVWX]/.test(number))
      .map((number) => `${OFFLINE_LETTERS.includes(number[0] ?? '') ? 'offline' : 'trust'}.md ${number}`),
  )
  return [...named, ...bare]
}

/** The numbers of `R1–R4, R14`; a number after "rule" is a part of its rule, not a citation of its own. */
function numbersOf(list: string): string[] {
  const whole = list.replaceAll(/([A-Z])(\d+)–\1?(\d+)/g, (...[, letter, from, to]: string[]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (__, at) => `${letter}${Number(from) + at}`).join(
      ', ',
    ),
  )
  return [...whole.matchAll(new RegExp(String.raw`(?<!rule |\w)${NUMBER}\b`, 'g'))].map(([number]) => number)
}

/** Each decision that a text cites by number. */
export function citedDecisions(text: string): string[] {
  const numbered = text.matchAll(/\b(?:decisions?|records?) \[?(\d{1,4})\b/gi)
  const linked = text.matchAll(/\[(\d{4})\]\(/g)
  return [...numbered, ...linked].map(([, number = '']) => `decision ${number.padStart(4, '0')}`)
}

/** Each file of docs that a text names by its path, and each Markdown file that it names alone. */
export function citedFiles(text: string): string[] {
  const paths = [...text.matchAll(/\bdocs\/[\w./-]*\w/g)].map(([path]) => path)
  const names = [...text.matchAll(/(?<![\w/.-])([a-z][a-z-]*\.md)\b/g)].map(([, name = '']) => name)
  return [...paths, ...names]
}

/** Files that a link of a document leads to, from the root. */
function linkedFiles(file: string): string[] {
  return [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    join(file, '..', target),
  )
}

const RULES = new Set(
  ['offline', 'trust'].flatMap((book) =>
    [...definedRules(read(`docs/rules/${book}.md`))].map((number) => `${book}.md ${number}`),
  ),
)
const SECTIONS = definedSections(read('docs/requirements.md'))
const NUMBERS = readDecisions().map(({ number }) => number)
const CITABLE = new Set(NUMBERS.map((number) => `decision ${number}`))
const NAMES = new Set([...DOCS, 'docs/spec-map.md'].map((file) => file.split('/').at(-1)))

const textOf = (file: string) => (file.endsWith('.md') ? read(file) : prose(read(file)))
const collect = (files: readonly string[], find: (text: string) => string[]): Citation[] =>
  files.flatMap((file) => find(textOf(file)).map((cites) => ({ file, cites })))
const broken = (citations: readonly Citation[], exists: (cites: string) => boolean) =>
  citations.filter(({ cites }) => !exists(cites)).map(({ file, cites }) => `${file} cites ${cites}`)

const BOOKS = ['docs/rules/offline.md', 'docs/rules/trust.md']
const elsewhere = [...CODE, ...DOCS].filter((file) => !BOOKS.includes(file))

describe('reading citations', () => {
  test.each([
    ['/** Drains (offline.md D18). Opened per event (X5). */', ['offline.md D18', 'offline.md X5']],
    ["test('F36 a quantity is kept', () => {})", ['offline.md F36']],
    ['test(`S31 a notice (S8, S9)`, () => {})', ['trust.md S8', 'trust.md S9', 'trust.md S31']],
    ['// (trust.md A1, R1–R3, R14)', ['A1', 'R1', 'R2', 'R3', 'R14'].map((number) => `trust.md ${number}`)],
    ['// who pays (trust.md A1, rule 3).', ['trust.md A1']],
    ["const a = 'A4 paper'; const path = 'M3 3h14v14'", []],
    ['const B2 = line(S0)', []],
  ])('%s', (code, rules) => {
    expect(citedRules(prose(code)).toSorted()).toEqual([...rules].toSorted())
  })

  test('finds decisions and files', () => {
    expect(citedDecisions('(decision 0025) and [0007](0007-english.md), record 27')).toEqual([
      'decision 0025',
      'decision 0027',
      'decision 0007',
    ])
    expect(citedFiles('see docs/rules/trust.md and style.md 8')).toEqual(['docs/rules/trust.md', 'style.md'])
  })

  test('knows the decisions of a chapter by their entries', () => {
    expect(chapterEntries('# Pages\n- **0012** Cut by class. See 0078.\n**0013** is no entry')).toEqual([
      { number: '0012', text: 'Cut by class. See 0078.' },
    ])
  })

  test('knows a section of the requirements by its heading', () => {
    expect([...definedSections('## 5 Validation\n### 4.9 Badges\nin 4.8\n#### 4.7 Hearts')]).toEqual([
      ['5', 'Validation'],
      ['4.9', 'Badges'],
    ])
  })

  test('knows a rule by its entry and a chapter by its number', () => {
    expect([...definedRules('- **D1** a\n| **F2** | b |\n**0.10** c\n## 3b Matrix\nand D9')]).toEqual([
      'D1',
      'F2',
      '0.10',
      '3b',
    ])
  })
})

describe('every citation leads to something', () => {
  test('rules', () => {
    const citations = collect(elsewhere, citedRules)
    expect(citations.length).toBeGreaterThan(250)
    expect(broken(citations, (cites) => RULES.has(cites))).toEqual([])
  })

  test('sections of the requirements', () => {
    const citations = collect([...CODE, ...DOCS], citedSections)
    expect(citations.length).toBeGreaterThan(1500)
    expect(broken(citations, (cites) => SECTIONS.has(cites))).toEqual([])
  })

  test('decisions', () => {
    const citations = collect([...CODE, ...DOCS], citedDecisions)
    expect(citations.length).toBeGreaterThan(12)
    expect(broken(citations, (cites) => CITABLE.has(cites))).toEqual([])
  })

  test('files of docs', () => {
    const citations = collect([...CODE, ...DOCS], citedFiles)
    expect(citations.length).toBeGreaterThan(150)
    const exists = (cites: string) =>
      cites.startsWith('docs/') ? existsSync(join(ROOT, cites)) : NAMES.has(cites)
    expect(broken(citations, exists)).toEqual([])
  })

  test('links between documents', () => {
    const links = DOCS.flatMap((file) => linkedFiles(file).map((cites) => ({ file, cites })))
    expect(links.length).toBeGreaterThan(10)
    expect(broken(links, (cites) => existsSync(join(ROOT, cites)))).toEqual([])
  })

  test('files that enforce or prove a rule', () => {
    const paths = BOOKS.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|sw|server|tests|scripts)\/[^`\s]+)`/g)].map(([, cites = '']) => ({
        file,
        cites,
      })),
    )
    expect(paths.length).toBeGreaterThan(150)
    expect(broken(paths, (cites) => existsSync(join(ROOT, cites)))).toEqual([])
  })
})

describe('each decision', () => {
  const HEADINGS = [
    'Status',
    'Context',
    'Decision',
    'Alternatives and why not',
    'Consequences',
    'When to revisit',
  ]
  const statusOf = (file: string) => /^## Status\n\n([\s\S]+?)\n\n/m.exec(read(file))?.[1] ?? ''

  test.each(DECISIONS)('%s has the one template, its number and its date', (file) => {
    expect([...read(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS)
    expect(read(file).slice(0, 8)).toBe(`# ${file.slice(15, 19)}. `)
    expect(statusOf(file)).toMatch(/^(Accepted|Superseded), \d{4}-\d{2}-\d{2}\./)
  })

  test('that extends or supersedes another is named by it, too', () => {
    const pairs = DECISIONS.flatMap((file) => linkedFrom(statusOf(file)).map((to) => ({ file, to })))
    expect(pairs.length).toBeGreaterThan(4)
    expect(
      pairs.filter(({ file, to }) => !statusOf(`docs/decisions/${to}`).includes(`(${file.slice(15)})`)),
    ).toEqual([])
  })

  test('has a number of its own, in a record or in a chapter', () => {
    expect(NUMBERS.length).toBeGreaterThan(DECISIONS.length)
    expect(NUMBERS.filter((number, at) => NUMBERS.indexOf(number) !== at)).toEqual([])
  })

  test('with a record is listed by the index, with its title', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\(([\w-]+\.md)\) (.+)$/gm)]
    const titles = DECISIONS.map((file) => `${file.slice(15)} ${/^# \d{4}\. (.+)$/m.exec(read(file))?.[1]}`)
    expect(listed.map(([, , file, title]) => `${file} ${title}`).toSorted()).toEqual(titles)
  })

  test('has a number that the list of unused ones does not have', () => {
    const line = /^Numbers (.+) are not used\.$/m.exec(read('docs/decisions/README.md'))?.[1] ?? ''
    const unused = [...line.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at)),
    )
    expect(unused.length).toBeGreaterThan(0)
    const used = new Set(NUMBERS.map((number) => String(Number(number))))
    expect(unused.filter((number) => used.has(number))).toEqual([])
  })
})

function linkedFrom(text: string): string[] {
  return [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, to = '']) => to)
}
