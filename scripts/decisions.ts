import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project-root.ts'

const FOLDER = 'docs/decisions'
/** An entry of a chapter, to the end of its line: `- **0085** Forms …`. */
const ENTRY = /^- \*\*(\d{4})\*\* (.+)$/gm

export interface Decision {
  readonly number: string
  /** Path from the root: the record, or the chapter with its entry. */
  readonly file: string
  readonly text: string
}

/** Numbers and texts of the decisions that a chapter holds. */
export function chapterEntries(chapter: string): { readonly number: string; readonly text: string }[] {
  return [...chapter.matchAll(ENTRY)].map(([, number = '', text = '']) => ({ number, text }))
}

/** Every decision of the folder, by number: records and entries of chapters. */
export function readDecisions(): Decision[] {
  const files = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const decisions = files.flatMap((name): Decision[] => {
    const file = join(FOLDER, name)
    const text = readFileSync(join(ROOT, file), 'utf8')
    if (/^\d{4}-/.test(name)) return [{ number: name.slice(0, 4), file, text }]
    return chapterEntries(text).map((entry) => ({ ...entry, file }))
  })
  return decisions.toSorted((a, b) => a.number.localeCompare(b.number))
}
