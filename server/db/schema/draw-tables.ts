/** Tables of the draw (spin-to-win). */

/** A segment of the wheel, as the owner has set it. */
export interface DrawPrizeTable {
  id: string
  position: number
  weight: number
  /** How many are left; null for any number. */
  stock: number | null
  /** JSON of its `PrizeEffect`. */
  effect: string
}

/** The spin of a member on one day of the member's site: stored before the wheel turns. */
export interface DrawSpinTable {
  member_id: string
  /** YYYY-MM-DD of the site's calendar. */
  day: string
  prize_id: string
  /** JSON of its `PrizeEffect` at the time. */
  effect: string
  /** The code of a coupon. */
  code: string | null
  at: number
}
