import { describe, expect, test } from 'vitest'
import { catalogWords } from '#tests/world/shops/catalog-words.ts'
import type { Spoken } from '../../region/language.ts'
import { createTextIndexes } from './text-indexes.ts'

interface Piece {
  readonly at: number
  readonly type: 'dress' | 'coat'
}
const NAMES: Readonly<Record<Piece['type'], Readonly<Record<Spoken, string>>>> = {
  dress: { en: 'Silk Dress', zh: '真丝连衣裙', ja: 'シルクワンピース', fr: 'Robe en soie' },
  coat: { en: 'Wool Coat', zh: '羊毛大衣', ja: 'ウールコート', fr: 'Manteau en laine' },
}
/** Past the size at which an index is built in several pieces. */
const MANY = 21_000
const DRESSES = MANY / 2
const WORD = { zh: '连衣裙', ja: 'ワンピース', fr: 'robe', en: 'dress' } as const

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function indexesOf(pieces: Piece[], mostBytes?: number) {
  return createTextIndexes({
    products: { all: () => pieces.values(), slotOf: ({ at }: Piece) => at },
    documentOf: ({ at, type }, spoken) => ({
      spu: `P${String(at).padStart(6, '0')}`,
      name: NAMES[type][spoken],
      category: '',
      colours: '',
      type: '',
      keywords: '',
    }),
    wordsOf: (spoken) => catalogWords(spoken).search,
    ...(mostBytes === undefined ? {} : { mostBytes }),
  })
}

const manyPieces = () =>
  Array.from({ length: MANY }, (_, at): Piece => ({ at, type: at % 2 === 0 ? 'dress' : 'coat' }))

describe('indexes of several languages', () => {
  test('every search finds all of its products, whichever index is being built', () => {
    const indexes = indexesOf(manyPieces())
    const counts = (['en', 'zh', 'ja', 'zh', 'ja', 'fr', 'zh'] as const).map(
      (language) => indexes.search(language, WORD[language], 'corrected').slots.length,
    )
    expect(counts).toEqual(counts.map(() => DRESSES))
  })

  test('a search in the middle of a build in pieces finds all of its products', async () => {
    const indexes = indexesOf(manyPieces())
    let tasks = 0
    const counted = () => {
      tasks++
      return nextTask()
    }
    const prepared = Promise.all((['zh', 'ja'] as const).map((each) => indexes.prepare(each, counted)))
    for (let task = 0; task < 5; task++) await nextTask()
    expect(indexes.search('ja', WORD.ja, 'exact').slots).toHaveLength(DRESSES)
    await prepared
    expect(indexes.search('zh', WORD.zh, 'exact').slots).toHaveLength(DRESSES)
    expect(tasks).toBeGreaterThan(100)
  })

  test('a product that changes while the index is built is found as it is then', async () => {
    const pieces = manyPieces()
    const indexes = indexesOf(pieces)
    const prepared = indexes.prepare('en', nextTask)
    for (const at of [1, MANY - 1]) {
      pieces[at] = { at, type: 'dress' }
      indexes.update([{ at, type: 'dress' }])
    }
    pieces.push({ at: MANY, type: 'coat' })
    indexes.update([{ at: MANY, type: 'coat' }])
    await prepared
    const { slots } = indexes.search('en', 'dress', 'exact')
    expect(slots).toHaveLength(DRESSES + 1 + (MANY % 2 === 0 ? 1 : 0))
    expect([...slots]).toContain(1)
    expect([...indexes.search('en', 'coat', 'exact').slots]).toContain(MANY)
  })

  test('what takes too much memory is given up, the latest language last, and found again', async () => {
    const indexes = indexesOf(manyPieces(), 1)
    for (const language of ['zh', 'ja', 'fr', 'zh'] as const) {
      await indexes.prepare(language, nextTask)
      expect(indexes.search(language, WORD[language], 'exact').slots).toHaveLength(DRESSES)
    }
  })

  test('a search without results is repeated in English', () => {
    const indexes = indexesOf(manyPieces().slice(0, 10))
    expect(indexes.search('fr', 'silk', 'corrected').slots).toHaveLength(5)
  })
})
