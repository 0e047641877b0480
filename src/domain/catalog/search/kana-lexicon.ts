/** Hiragana with the long mark, as `fold` writes all kana. */
const RUN = /[ぁ-ゖー]+/g
const KATAKANA = /^[ァ-ヶー]+$/
/** A shorter stretch may be a particle; hiragana stays hiragana there. */
const SHORTEST_WORD = 3

const SMALL: ReadonlyMap<string, string> = new Map(
  [...'ぁぃぅぇぉっゃゅょゎゕゖ'].map((small, at) => [small, 'あいうえおつやゆよわかけ'.charAt(at)]),
)

/** One key for kana that differ in size or in their long marks. */
function looseKey(kana: string): string {
  return [...kana].map((sign) => (sign === 'ー' ? '' : (SMALL.get(sign) ?? sign))).join('')
}

function toKatakana(kana: string): string {
  return kana.replaceAll(/[ぁ-ゖ]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60))
}

/**
 * The kana words of the documents, by which a search is read: users write them in hiragana or katakana, with small or
 * large signs, with or without the long mark, and a segmenter cuts each spelling in another way.
 */
export function createKanaLexicon() {
  /** Loose key → how the documents write it. */
  const written = new Map<string, string>()
  let longest = 0

  /** The longest known word at the beginning of a run, with the signs that it takes of the run. */
  function match(run: string): { readonly word: string; readonly length: number } | undefined {
    for (let length = Math.min(run.length, longest * 2); length > 1; length--) {
      // A long mark behind the word belongs to it.
      if (run[length] === 'ー') continue
      const word = written.get(looseKey(run.slice(0, length)))
      if (word !== undefined) return { word, length }
    }
    return undefined
  }

  function readRun(run: string): string {
    let read = ''
    let unknown = ''
    const flush = () => {
      read += unknown.length >= SHORTEST_WORD ? toKatakana(unknown) : unknown
      unknown = ''
    }
    for (let at = 0; at < run.length;) {
      const found = match(run.slice(at))
      if (found) flush()
      if (found) read += found.word
      else unknown += run.charAt(at)
      at += found?.length ?? 1
    }
    flush()
    return read
  }

  return {
    /** Adds a word of a document, as written and as folded. Katakana is preferred: a segmenter keeps it whole. */
    add(surface: string, folded: string) {
      if (!/^[ぁ-ゖー]{2,}$/.test(folded)) return
      const key = looseKey(folded)
      if (key.length < 2 || (written.has(key) && !KATAKANA.test(surface))) return
      written.set(key, surface)
      longest = Math.max(longest, key.length)
    },
    /** The folded text with its kana as the documents write them. */
    read: (folded: string) => folded.replaceAll(RUN, readRun),
  }
}
