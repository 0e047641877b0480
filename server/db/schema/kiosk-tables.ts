/** Tables of the tablets in stores. */

export interface KioskTable {
  id: string
  store_id: string
  /** scrypt of the code with its salt, `salt:hash`; the code itself is shown once and never stored. */
  code_hash: string
  /** Until then a tablet may be paired with the code; afterwards it only opens the way out of that tablet. */
  code_until: number
  created_at: number
  /** sha256 of the tablet's token; null until a tablet has used the code. */
  device_hash: string | null
  paired_at: number | null
  seen_at: number | null
}

export interface HandOverTable {
  /** sha256 of the secret in the link. */
  secret_hash: string
  kiosk_id: string
  /** JSON: the bag's lines as they were, `{ sku, productId, qty }`. */
  lines: string
  created_at: number
  until: number
  taken_at: number | null
  /** Principal who took it: asked again after a lost answer, they hear the same. */
  taken_by: string | null
}
