import type { Language } from '../../region/language.ts'
import { createPostings, FIELD, fieldsOf, pack, slotOf } from './postings.ts'
import type { SkuLookup } from './sku-lookup.ts'
import { createSlotRows } from './slot-rows.ts'
import { createTokenizer, isLetter, type Word } from './tokenize.ts'
import { createVocabulary } from './vocabulary.ts'

/** The words of one product in one language. Several values of a field are written one after the other. */
export interface TextDocument {
  readonly spu: string
  readonly name: string
  readonly category: string
  readonly colours: string
  readonly type: string
  readonly keywords: string
}

/** What the documents of one language are read into; `codes` number the products for all languages. */
export function createDocumentIndex(language: Language, codes: SkuLookup) {
  const tokenizer = createTokenizer(language)
  const vocabulary = createVocabulary()
  const postings = createPostings()
  /** By slot: the words in the name, then each term with its fields, packed as the postings pack slot and fields. */
  const rows = createSlotRows()

  function read(document: TextDocument): number[] {
    const fields = new Map<number, number>()
    const note = (word: Word, field: number) => {
      if (isLetter(word.term)) return
      const id = vocabulary.add(word)
      fields.set(id, (fields.get(id) ?? 0) | field)
    }
    const noteAll = (text: string, field: number) => {
      const words = tokenizer.words(text)
      for (const word of words) {
        note(word, field)
        for (const part of word.parts) note(part, field)
      }
      return words.length
    }
    const row = [noteAll(document.name, FIELD.name)]
    noteAll(document.type, FIELD.type)
    noteAll(document.category, FIELD.category)
    noteAll(document.colours, FIELD.colours)
    noteAll(document.keywords, FIELD.keywords)
    for (const [id, bits] of fields) row.push(pack(id, bits))
    return row
  }

  /** Gives products that are new to all indexes their slots, in the order in which they come. */
  function number(documents: readonly TextDocument[]) {
    const fresh = new Set<string>()
    for (const { spu } of documents) if (codes.slot(spu) === undefined) fresh.add(spu)
    const next = codes.size
    codes.add(Array.from(fresh, (spu, at) => ({ spu, slot: next + at })))
  }

  /** Adds and replaces; unchanged documents cost next to nothing. */
  function update(changed: readonly TextDocument[]) {
    number(changed)
    for (const document of changed) {
      const slot = codes.slot(document.spu)
      if (slot === undefined) continue
      const now = read(document)
      const [, ...before] = rows.get(slot)
      const [, ...terms] = now
      for (const entry of before) if (!terms.includes(entry)) postings.remove(slotOf(entry), slot)
      for (const entry of terms)
        if (!before.includes(entry)) postings.add(slotOf(entry), pack(slot, fieldsOf(entry)))
      rows.set(slot, now)
    }
    vocabulary.settle()
  }

  return {
    tokenizer,
    vocabulary,
    postings,
    update,
    /** The words in the name of the product at this slot. */
    wordsInName: (slot: number) => rows.first(slot),
    get bytes() {
      return rows.bytes + postings.bytes + vocabulary.bytes + tokenizer.bytes
    },
  }
}

export type DocumentIndex = ReturnType<typeof createDocumentIndex>
