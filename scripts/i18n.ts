import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatter } from '@lingui/format-po'
import { SPOKEN } from '../src/domain/region/language.ts'
import { frenchCatalogue } from './texts/french-spaces.ts'
import { compileTexts, GROUPS } from './texts/texts.ts'
import { DIST, ROOT } from './project-root.ts'

/**
 * `npm run i18n`: collects the texts of the source, compiles all languages and names every gap. `--check` leaves
 * the catalogues unchanged and also fails when they hold other texts than the source.
 */

const checking = process.argv.includes('--check')
const FILES = SPOKEN.flatMap((language) =>
  GROUPS.map((group) => ({ language, group, file: join(ROOT, 'src/i18n/locales', language, `${group}.po`) })),
)

const stale = collect()
await compileTexts(ROOT, join(DIST, 'texts'))

/** Collects the texts and returns the files that change. A check restores them. */
function collect(): string[] {
  const before = new Map(FILES.map(({ file }) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '']))
  const extracted = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], {
    cwd: ROOT,
    stdio: checking ? 'ignore' : 'inherit',
  })
  for (const { language, file } of FILES)
    if (language === 'fr') writeFileSync(file, frenchCatalogue(readFileSync(file, 'utf8')))
  const changed = [...before].filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  if (checking) for (const [file, text] of changed) writeFileSync(file, text)
  if (extracted.status !== 0) process.exit(extracted.status ?? 1)
  return changed.map(([file]) => relative(ROOT, file))
}

let seen = 0
const gaps: string[] = []
for (const { language, group, file } of FILES) {
  const texts = await formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  })
  for (const [id, { message, translation }] of Object.entries(texts)) {
    seen += 1
    if (!translation && language !== 'en') gaps.push(`${language}/${group}: ${message ?? id}`)
  }
}
console.log(`${seen} texts in ${SPOKEN.length} languages, ${gaps.length} without a translation`)
for (const gap of gaps) console.log(`  ${gap}`)
if (checking)
  for (const file of stale) console.log(`  ${file} holds other texts than the source: npm run i18n`)
if (seen === 0 || gaps.length > 0 || (checking && stale.length > 0)) process.exit(1)
