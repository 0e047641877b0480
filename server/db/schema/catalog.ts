import type { PictureRole } from '#domain/catalog/own-media.ts'
import type { ShopperKey } from '#domain/account/shopper.ts'
import type { Spoken } from '#domain/region/language.ts'

/** Tables of the catalogue. Times are epoch milliseconds, flags 0 or 1, JSON is text, money SGD cents. */

export interface CategoryTable {
  id: number
  parent_id: number | null
  level: number
  position: number
  slug: string
  color: string
  /** JSON: language → name. */
  names: string
  banner_icon: string
  /** JSON: language → text; null without a text. */
  descriptions: string | null
}

export interface CollectionTable {
  key: string
  position: number
  names: string
  descriptions: string
  banner: string
}

export interface ProductTable {
  id: string
  spu: string
  slug: string
  product_type: string
  rank: number
  sold: number
  created_at: number
  changed_at: number
  /** 0 hides it from listings and search; its page still opens. */
  listed: number
  /** 0 is "stop selling" (spec 4.14). */
  on_sale: number
  names: string
  material: string
  fit_type: string
  elastic: string
  is_new_size: number
  is_virtual: number
  is_group_virtual: number
  is_gift_card: number
  tags: string
  /** JSON: { type, name }[]; a name is one text for every language, or one for each. */
  act_tags: string
  /** JSON of `marketing` (spec 3) or null. */
  marketing: string | null
  pre_sale_days: number
  multi_item: number
  part_point: number
  /** Money that 'Points + Pay' takes besides `part_point`, in SGD cents. */
  part_price: number
  all_point: number
  pickup: number
  /** JSON: { totalReviews, averageRating }. */
  review_info: string
}

export interface ProductTextTable {
  product_id: string
  lang: string
  description: string
  care: string
}

export interface ProductCategoryTable {
  product_id: string
  category_id: number
}

export interface ProductCollectionTable {
  product_id: string
  collection_key: string
}

export interface ProductRelationTable {
  product_id: string
  kind: 'related' | 'bundle'
  other_id: string
  position: number
}

/** Products that paid orders have in common, counted by a job. */
export interface BoughtTogetherTable {
  product_id: string
  other_id: string
  /** Orders that have both. */
  score: number
  computed_at: number
}

export interface ColourTable {
  pid: string
  product_id: string
  position: number
  family: string
  hex: string
  names: string
  /** What the picture source knows the colour by, opaque to the shop; empty where the source has no pictures of it. */
  picture_key: string
}

/** A picture or film of the owner, named by the hash of its bytes. */
export interface AssetTable {
  /** 22 letters of base64url. */
  hash: string
  kind: 'image' | 'video'
  /** Pixels, as it is shown: turned by its EXIF. */
  width: number
  height: number
  format: string
  /** What stays in view when it is cropped, in percent of width and height. */
  focal_x: number
  focal_y: number
  /** `#rrggbb` of its placeholder. */
  color: string
  /** JSON: language → alternative text. */
  alts: string
  /** Name of the file it came from. */
  name: string
  added_at: number
}

/** What a colour is shown by, in order for each role. */
export interface ProductMediaTable {
  pid: string
  role: PictureRole | 'video'
  position: number
  asset: string
  /** Millimetres from the left edge of the picture to its right one; null for roles without a scale. */
  mm: number | null
}

export interface SkuTable {
  sku: string
  product_id: string
  pid: string
  position: number
  size: string
  price: number
  list_price: number
  /** Pieces that can still be sold; never below zero. */
  stock: number
  hidden: number
}

export interface StockMoveTable {
  id: string
  sku: string
  qty: number
  /** `counted`: its `ref` is the moment and the number of the count. */
  reason: 'received' | 'reserved' | 'released' | 'corrected' | 'counted'
  ref: string
  at: number
}

export interface StoreTable {
  id: string
  names: string
  address: string
  /** JSON: language → opening hours; empty where they are not known. */
  hours: string
  position: number
  /** In degrees, both or neither. */
  latitude: number | null
  longitude: number | null
  /** A photograph of the owner by its hash, or a banner of the picture source by its key; null without one. */
  picture: string | null
}

export interface StoreStockTable {
  store_id: string
  sku: string
  stock: number
}

export interface ReviewTable {
  id: string
  product_id: string
  rating: number
  fit: string
  size: string
  lang: string
  title: string
  text: string
  author: string
  helpful: number
  created_at: number
  /** Author; null for the initial reviews. */
  shopper: ShopperKey | null
  /** 1: the author's name is hidden. */
  anonymous: number
  /** Of `review_photo`. */
  photo_count: number
  /** Its one video (spec 5). */
  video_hash: string | null
  /** The photo that is the cover of its video. */
  video_cover: string | null
  /** What the author shows of their body (`ReviewerBody`), millimetres. */
  body_height: number | null
  body_bust: number | null
  body_waist: number | null
  body_hip: number | null
  /** Its size in the shop's body chart, so that reviews of a build are found. */
  body_size: string | null
}

export interface TopMessageTable {
  id: string
  position: number
  msgs: string
  url: string
  pop_info: string
  /** JSON: { start, hours, end } of a countdown beside it (spec 2.7), or null. */
  countdown: string | null
}

/** Popups that the owner has turned off. */
export interface PopupOffTable {
  name: string
  at: number
}

export interface SettingTable {
  key: string
  value: string
}

/** A static page of the shop (spec 2.2), one row per language. */
export interface ArticleTable {
  id: number
  lang: Spoken
  title: string
  summary: string
  /** HTML; sanitised whenever it is written and read. */
  body: string
  /** As that of a store. */
  picture: string | null
  changed_at: number
}
