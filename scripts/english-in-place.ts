import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { ROOT } from './project-root.ts'
import { compileGroup, GROUPS } from './texts.ts'

/** As lingui's macro leaves it, before types and markup of the module are compiled. */
const DESCRIPTOR = /\/\*\* i18n \*\/\s*\{\s*id: "(?<id>[^"]+)",\s*message: (?<message>"(?:[^"\\]|\\.)*")/g
const MARK = /\/\*\* i18n \*\//g

type Texts = Readonly<Record<string, CompiledMessage>>

/**
 * The English of each text stands where the text is used, compiled, so it comes with the chunk that says it
 * (docs/decisions/0083-english-stands-in-its-components.md).
 */
export function englishInPlace(): Plugin {
  let texts: Texts = {}
  return {
    name: 'vanda-english-in-place',
    enforce: 'pre',
    async buildStart() {
      const shown = GROUPS.filter((group) => group !== 'server')
      const groups = await Promise.all(shown.map((group) => compileGroup(ROOT, 'en', group)))
      texts = Object.assign({}, ...groups)
    },
    transform: {
      filter: { code: MARK },
      handler: (code) => ({ code: placeEnglish(code, texts), map: null }),
    },
  }
}

/** Throws for a text that is not written as expected: it would be an id on the screen. */
export function placeEnglish(code: string, texts: Texts): string {
  let placed = ''
  let end = 0
  let count = 0
  for (const { 0: whole, index, groups: { id = '', message = '' } = {} } of code.matchAll(DESCRIPTOR)) {
    const english = texts[id] ?? compileMessage(readLiteral(message))
    placed += code.slice(end, index) + whole.slice(0, -message.length) + JSON.stringify(english)
    end = index + whole.length
    count += 1
  }
  const marked = code.match(MARK)?.length ?? 0
  if (count !== marked) throw new SyntaxError(`${marked - count} texts of this module are without English`)
  return placed + code.slice(end)
}

/** Babel writes `\xa0`, which JSON does not know. */
function readLiteral(literal: string): string {
  return JSON.parse(literal.replaceAll(/\\x([\da-f]{2})/gi, '\\u00$1')) as string
}
