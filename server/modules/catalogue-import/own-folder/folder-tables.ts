import * as v from 'valibot'
import type { Database } from '../../../db/schema/database.ts'
import { campaignPlan } from '#contract/catalog/campaign-plan.ts'
import { PICTURE_ROLES } from '#domain/catalog/own-media.ts'
import { COLOUR_FAMILIES } from '#domain/catalog/colour-families.ts'
import { cleanArticle } from '../../content/clean-article.ts'
import {
  CENTS,
  CODE,
  COLOUR,
  COUNT,
  COUNT_OR_NONE,
  DEGREES,
  FLAG,
  html,
  json,
  jsonOrEmpty,
  jsonOrNone,
  LANGUAGE,
  MOMENT,
  MOMENT_OR_NONE,
  NAMES,
  oneOf,
  PERCENT,
  TEXT,
  TEXT_OR_NONE,
  type Column,
  type Row,
} from './columns.ts'

/** A table of the shop that the folder has as one file of JSON lines. */
export interface FolderTable {
  readonly name: keyof Database & string
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, Column>>
  /** Columns that name a row of another table. */
  readonly names?: Readonly<
    Record<string, { readonly table: keyof Database & string; readonly column: string }>
  >
  /** Column of the product, or of its colour; `list`: the rows of one owner are a list that a file replaces as a whole. */
  readonly owner?: { readonly column: string; readonly list: boolean }
  /** Column of the product whose page shows the row, which is not the product's own. */
  readonly touches?: string
  /** Columns that get the moment of the import. */
  readonly stamped?: readonly string[]
  /** Columns that no record has, and their values. */
  readonly fixed?: Readonly<Record<string, string | number | null>>
  /** Which rows of the table belong to the folder. */
  readonly only?: { readonly column: string; readonly matches: RegExp }
}

const list = v.array(v.unknown())
const product = { table: 'product', column: 'id' } as const
const colour = { table: 'colour', column: 'pid' } as const

/** Whether a row is a part of the folder. */
export function isInFolder({ only }: FolderTable, row: Row): boolean {
  return !only || only.matches.test(String(row[only.column]))
}

/** The tables of the folder, each after those that its rows name. */
export const FOLDER_TABLES: readonly FolderTable[] = [
  {
    name: 'category',
    key: ['id'],
    columns: {
      id: COUNT,
      parent_id: COUNT_OR_NONE,
      level: COUNT,
      position: COUNT,
      slug: TEXT,
      color: TEXT,
      names: json(NAMES),
      banner_icon: json(list),
      descriptions: jsonOrNone(NAMES),
    },
    names: { parent_id: { table: 'category', column: 'id' } },
  },
  {
    name: 'collection',
    key: ['key'],
    columns: { key: CODE, position: COUNT, names: json(NAMES), descriptions: json(NAMES), banner: TEXT },
  },
  {
    name: 'store',
    key: ['id'],
    columns: {
      id: CODE,
      names: json(NAMES),
      address: TEXT,
      hours: json(v.record(v.string(), v.string())),
      position: COUNT,
      latitude: DEGREES,
      longitude: DEGREES,
      picture: TEXT_OR_NONE,
    },
  },
  {
    name: 'top_message',
    key: ['id'],
    columns: {
      id: CODE,
      position: COUNT,
      msgs: json(NAMES),
      url: TEXT,
      pop_info: TEXT,
      countdown: jsonOrNone(v.looseObject({})),
    },
  },
  {
    name: 'setting',
    key: ['key'],
    columns: { key: TEXT, value: json(v.looseObject({})) },
    // The other settings are secrets of this shop.
    only: { column: 'key', matches: /^(home|size-table:.+)$/ },
  },
  {
    name: 'campaign',
    key: ['key'],
    columns: {
      key: CODE,
      position: COUNT,
      starts_at: MOMENT,
      ends_at: MOMENT_OR_NONE,
      plan: json(campaignPlan),
    },
    stamped: ['changed_at'],
  },
  {
    name: 'article',
    key: ['id', 'lang'],
    columns: {
      id: COUNT,
      lang: LANGUAGE,
      title: TEXT,
      summary: TEXT,
      body: html(cleanArticle),
      picture: TEXT_OR_NONE,
    },
    stamped: ['changed_at'],
  },
  {
    name: 'product',
    key: ['id'],
    columns: {
      id: CODE,
      spu: CODE,
      slug: TEXT,
      product_type: TEXT,
      rank: COUNT,
      sold: COUNT,
      created_at: MOMENT,
      listed: FLAG,
      on_sale: FLAG,
      names: json(NAMES),
      material: jsonOrEmpty(NAMES),
      fit_type: TEXT,
      elastic: TEXT,
      is_new_size: FLAG,
      is_virtual: FLAG,
      is_group_virtual: FLAG,
      is_gift_card: FLAG,
      tags: json(v.array(v.string())),
      act_tags: json(list),
      marketing: jsonOrNone(v.looseObject({})),
      pre_sale_days: COUNT,
      multi_item: FLAG,
      part_point: COUNT,
      part_price: CENTS,
      all_point: COUNT,
      pickup: FLAG,
      review_info: json(v.looseObject({})),
    },
    owner: { column: 'id', list: false },
    stamped: ['changed_at'],
  },
  {
    name: 'product_text',
    key: ['product_id', 'lang'],
    columns: { product_id: CODE, lang: LANGUAGE, description: html(cleanArticle), care: TEXT },
    names: { product_id: product },
    owner: { column: 'product_id', list: false },
  },
  {
    name: 'product_category',
    key: ['product_id', 'category_id'],
    columns: { product_id: CODE, category_id: COUNT },
    names: { product_id: product, category_id: { table: 'category', column: 'id' } },
    owner: { column: 'product_id', list: true },
  },
  {
    name: 'product_collection',
    key: ['product_id', 'collection_key'],
    columns: { product_id: CODE, collection_key: CODE },
    names: { product_id: product, collection_key: { table: 'collection', column: 'key' } },
    owner: { column: 'product_id', list: true },
  },
  {
    name: 'product_relation',
    key: ['product_id', 'kind', 'other_id'],
    columns: { product_id: CODE, kind: oneOf('related', 'bundle'), other_id: CODE, position: COUNT },
    names: { product_id: product, other_id: product },
    owner: { column: 'product_id', list: true },
  },
  {
    name: 'colour',
    key: ['pid'],
    columns: {
      pid: CODE,
      product_id: CODE,
      position: COUNT,
      family: oneOf(...COLOUR_FAMILIES),
      hex: COLOUR,
      names: json(NAMES),
      picture_key: TEXT,
    },
    names: { product_id: product },
    owner: { column: 'product_id', list: false },
  },
  {
    name: 'asset',
    key: ['hash'],
    columns: {
      hash: TEXT,
      focal_x: PERCENT,
      focal_y: PERCENT,
      alts: json(v.record(v.string(), v.string())),
      name: TEXT,
    },
    // A picture gets its row when its file is read; only a dry run writes one without a file, and takes it back.
    fixed: { kind: 'image', width: 0, height: 0, format: '', color: '' },
    stamped: ['added_at'],
  },
  {
    name: 'product_media',
    key: ['pid', 'role', 'position'],
    columns: {
      pid: CODE,
      role: oneOf(...PICTURE_ROLES),
      position: COUNT,
      asset: TEXT,
      mm: COUNT_OR_NONE,
    },
    // Films are in the backup, as videos of reviews are.
    only: { column: 'role', matches: new RegExp(`^(${PICTURE_ROLES.join('|')})$`) },
    names: { pid: colour, asset: { table: 'asset', column: 'hash' } },
    owner: { column: 'pid', list: true },
  },
  {
    name: 'sku',
    key: ['sku'],
    columns: {
      sku: CODE,
      product_id: CODE,
      pid: CODE,
      position: COUNT,
      size: TEXT,
      price: CENTS,
      list_price: CENTS,
      stock: COUNT,
      hidden: FLAG,
    },
    names: { product_id: product, pid: colour },
    owner: { column: 'product_id', list: false },
  },
  {
    name: 'store_stock',
    key: ['sku', 'store_id'],
    columns: { store_id: CODE, sku: CODE, stock: COUNT },
    names: { store_id: { table: 'store', column: 'id' }, sku: { table: 'sku', column: 'sku' } },
  },
  {
    name: 'review',
    key: ['id'],
    columns: {
      id: CODE,
      product_id: CODE,
      rating: COUNT,
      fit: TEXT,
      size: TEXT,
      lang: TEXT,
      title: TEXT,
      text: TEXT,
      author: TEXT,
      helpful: COUNT,
      created_at: MOMENT,
      anonymous: FLAG,
      body_height: COUNT_OR_NONE,
      body_bust: COUNT_OR_NONE,
      body_waist: COUNT_OR_NONE,
      body_hip: COUNT_OR_NONE,
      body_size: TEXT_OR_NONE,
    },
    names: { product_id: product },
    touches: 'product_id',
    // Those of members are not the owner's goods: they stay in the backup.
    fixed: { shopper: null, photo_count: 0, video_hash: null, video_cover: null },
  },
]
