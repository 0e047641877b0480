import type { ShopperKey } from '#domain/account/shopper.ts'

/** Tables of notifications. */

/** One browser that receives notifications, and its shopper. */
export interface PushSubscriptionTable {
  id: string
  /** Address at its push service; it allows sending to the browser, so it is never logged. */
  endpoint: string
  p256dh: string
  auth: string
  shopper: ShopperKey
  site: string
  lang: string
  /** IANA name, so that no notification is sent at night. */
  time_zone: string
  cart_reminder: number
  back_in_stock: number
  parcel_moves: number
  created_at: number
  changed_at: number
}

/** The tags of spec 7.3, null when cleared; kept only for users with reminders on. */
export interface PushTagTable {
  shopper: ShopperKey
  /** When the cart was last changed. */
  cart_update: number | null
  product_name: string | null
  product_image: string | null
  reminded_at: number | null
}

/** A back-in-stock notification for one browser. */
export interface StockWatchTable {
  subscription_id: string
  sku: string
  created_at: number
}
