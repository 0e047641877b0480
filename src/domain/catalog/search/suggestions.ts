import { fold } from './tokenize.ts'

/** Whole phrases worth suggesting (garment types, categories), by how many products carry them. */
export interface Phrases {
  add(phrase: string): void
  remove(phrase: string): void
  /** Phrases with a word that has this prefix, the most frequent first. */
  beginning(prefix: string, most: number): readonly string[]
}

export function createPhrases(): Phrases {
  const counts = new Map<string, number>()
  const count = (phrase: string, change: number) => {
    const key = phrase.trim().toLowerCase()
    if (key === '') return
    const now = (counts.get(key) ?? 0) + change
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }
  return {
    add: (phrase) => count(phrase, 1),
    remove: (phrase) => count(phrase, -1),
    beginning(prefix, most) {
      const start = fold(prefix.trim())
      if (start === '') return []
      return [...counts]
        .filter(([phrase]) => ` ${fold(phrase)}`.includes(` ${start}`))
        .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
        .slice(0, most)
        .map(([phrase]) => phrase)
    },
  }
}
