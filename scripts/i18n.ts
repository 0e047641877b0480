import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { SPOKEN } from '../src/domain/region/language.ts'
import { compileTexts, GROUPS } from './texts.ts'

/** `npm run i18n`: collects the texts of the source, compiles all languages and names every gap. `--check` only reports. */

const ROOT = new URL('..', import.meta.url).pathname
const checking = process.argv.includes('--check')

if (!checking) {
  const extracted = spawnSync('lingui', ['extract', '--clean'], { cwd: ROOT, stdio: 'inherit' })
  if (extracted.status !== 0) process.exit(extracted.status ?? 1)
}
await compileTexts(ROOT, join(ROOT, 'dist/texts'))

let seen = 0
const gaps: string[] = []
for (const language of SPOKEN) {
  for (const group of GROUPS) {
    const file = join(ROOT, 'src/i18n/locales', language, `${group}.po`)
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
}
console.log(`${seen} texts in ${SPOKEN.length} languages, ${gaps.length} without a translation`)
for (const gap of gaps) console.log(`  ${gap}`)
if (seen === 0 || gaps.length > 0) process.exit(1)
