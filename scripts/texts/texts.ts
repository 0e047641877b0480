import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { SPOKEN } from '../../src/domain/region/language.ts'

/** Page groups that have a catalogue, and the server's own. */
export const GROUPS = [
  'global',
  'home',
  'mypoints',
  'productList',
  'cart',
  'checkout',
  'address',
  'order',
  'userList',
  'reward',
  'catalog',
  'worker',
  'server',
] as const

/** Compiles `src/i18n/locales` into one JSON file per language: group → id → compiled message. */
export async function compileTexts(root: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  for (const language of SPOKEN) {
    const groups: Record<string, Record<string, unknown>> = {}
    for (const group of GROUPS) groups[group] = await compileGroup(root, language, group)
    writeFileSync(join(target, `${language}.json`), JSON.stringify(groups))
  }
}

/** One `.po` file: id → compiled message. */
export async function compileGroup(
  root: string,
  language: string,
  group: string,
): Promise<Record<string, CompiledMessage>> {
  const file = join(root, 'src/i18n/locales', language, `${group}.po`)
  if (!existsSync(file)) throw new RangeError(`${file} is missing: run npm run i18n`)
  const parsed = await formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  })
  const texts: Record<string, CompiledMessage> = {}
  for (const [id, message] of Object.entries(parsed)) {
    const text = message.translation || (language === 'en' ? message.message : undefined)
    if (text && !message.obsolete) texts[id] = compileMessage(text)
  }
  return texts
}
