/** Tables of notifications. */

/** One browser that takes notifications, and whose bag it shows. */
export interface PushSubscriptionTable {
  id: string
  /** Where its push service takes messages; whoever knows it could send some, so it goes into no log. */
  endpoint: string
  p256dh: string
  auth: string
  principal: string
  site: string
  lang: string
  /** IANA name, so that nobody is woken up. */
  time_zone: string
  cart_reminder: number
  back_in_stock: number
  created_at: number
  changed_at: number
}

/** The tags of spec 7.3, null when they are cleared; kept only for who takes reminders. */
export interface PushTagTable {
  principal: string
  /** When the bag was last changed. */
  cart_update: number | null
  product_name: string | null
  product_image: string | null
  reminded_at: number | null
}

/** "Tell me when it is back", for one browser. */
export interface StockWatchTable {
  subscription_id: string
  sku: string
  created_at: number
}
