import type { ShopperKey } from '#domain/account/shopper.ts'

/** The version of a shopper's looks. */
export interface LookBookTable {
  shopper: ShopperKey
  version: number
}

/** Two colours that a shopper keeps together. */
export interface SavedLookTable {
  shopper: ShopperKey
  /** Of both pids (`lookId`). */
  id: string
  spu: string
  pid: string
  other_spu: string
  other_pid: string
  /** In the order in which they were saved. */
  place: number
}
