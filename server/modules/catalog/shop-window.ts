import { hash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import type { Reader } from '../../db/schema/database.ts'
import { growTree, type CategoryTree } from './category-tree.ts'
import type { Names } from './entries.ts'
import { readNames } from './read-rows.ts'

export interface CollectionEntry {
  readonly key: string
  readonly names: Names
  readonly about: Names
  readonly banner: string
}

export interface HomePlan {
  readonly hero: {
    readonly title: Names
    readonly text: Names
    readonly action: Names
    readonly link: string
  }
  /** Keys of collections. */
  readonly banners: readonly string[]
  readonly rails: readonly string[]
}

/** Everything small: categories, collections, shops, announcements, home page, size tables. Read anew at every look. */
export interface ShopWindow {
  readonly tree: CategoryTree
  readonly collections: ReadonlyMap<string, CollectionEntry>
  readonly stores: ReadonlyMap<string, Names>
  readonly messages: readonly { readonly msgs: Names; readonly url: string; readonly popInfo: string }[]
  readonly home: HomePlan
  /** By product type: sanitised HTML (spec 3, sizeGuide). */
  readonly sizeTables: ReadonlyMap<string, Names>
  /** Equal for equal contents. */
  readonly signature: string
}

const text = v.pipe(
  v.looseObject({ en: v.string() }),
  v.transform((names) => readNames(JSON.stringify(names))),
)
const homePlan = v.object({
  hero: v.object({ title: text, text, action: text, link: v.string() }),
  banners: v.array(v.string()),
  rails: v.array(v.string()),
})
const NO_HOME: HomePlan = {
  hero: { title: { en: '' }, text: { en: '' }, action: { en: '' }, link: '/' },
  banners: [],
  rails: [],
}
const SIZE_TABLE = 'size-table:'

/** HTML from data is sanitised on the way in and before it is shown (design.md 3.19). */
const TABLE_ONLY = {
  allowedTags: ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  allowedAttributes: { th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
}
const MESSAGE_TAGS = { allowedTags: ['b', 'strong', 'em', 'i', 'u', 'br', 'span'], allowedAttributes: {} }

/** Answers `known` itself when nothing has changed: nodes look every few seconds. */
export async function loadWindow(db: Reader, known?: ShopWindow): Promise<ShopWindow> {
  const [categories, collections, stores, messages, settings] = await Promise.all([
    db.selectFrom('category').selectAll().orderBy('id').execute(),
    db.selectFrom('collection').selectAll().orderBy('position').orderBy('key').execute(),
    db.selectFrom('store').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('top_message').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('setting').selectAll().orderBy('key').execute(),
  ])
  const home = settings.find((row) => row.key === 'home')
  const tables = settings.filter((row) => row.key.startsWith(SIZE_TABLE))
  const signature = hash(
    'sha256',
    JSON.stringify([categories, collections, stores, messages, home, tables]),
    'base64url',
  ).slice(0, 8)
  if (known?.signature === signature) return known
  return {
    tree: growTree(categories),
    collections: new Map(
      collections.map((row) => [
        row.key,
        { key: row.key, names: readNames(row.names), about: readNames(row.descriptions), banner: row.banner },
      ]),
    ),
    stores: new Map(stores.map((row) => [row.id, readNames(row.names)])),
    messages: messages.map((row) => ({
      msgs: sanitised(readNames(row.msgs), MESSAGE_TAGS),
      url: row.url,
      popInfo: row.pop_info,
    })),
    home: home ? v.parse(homePlan, JSON.parse(home.value)) : NO_HOME,
    sizeTables: new Map(
      tables.map((row) => [row.key.slice(SIZE_TABLE.length), sanitised(readNames(row.value), TABLE_ONLY)]),
    ),
    signature,
  }
}

function sanitised(names: Names, allowed: sanitizeHtml.IOptions): Names {
  const clean = Object.entries(names).map(([language, html]) => [language, sanitizeHtml(html ?? '', allowed)])
  return readNames(JSON.stringify(Object.fromEntries(clean)))
}
