import type { ShopperKey } from '#domain/account/shopper.ts'

/** Tables of the kiosks. */

export interface KioskTable {
  id: string
  store_id: string
  /** scrypt of the code with its salt, `salt:hash`; the code itself is shown once and never stored. */
  code_hash: string
  /** Until then the code pairs a kiosk; afterwards it only leaves kiosk mode on that kiosk. */
  code_until: number
  created_at: number
  /** sha256 of the kiosk's token; null until a kiosk has used the code. */
  device_hash: string | null
  paired_at: number | null
  seen_at: number | null
}

export interface HandOverTable {
  /** sha256 of the secret in the link. */
  secret_hash: string
  kiosk_id: string
  /** JSON: a copy of the cart's lines, `{ sku, productId, qty }`. */
  lines: string
  created_at: number
  until: number
  taken_at: number | null
  /** Shopper who took it: a repeated call after a lost response gets the same response. */
  taken_by: ShopperKey | null
}
