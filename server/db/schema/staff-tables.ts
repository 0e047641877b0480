import type { Generated } from 'kysely'

/** Tables of the staff at a store's tablet. */

export interface StaffSessionTable {
  /** sha256 of the token in the cookie. */
  id_hash: string
  /** The member of staff. */
  member_id: string
  kiosk_id: string
  /** The visit in which the sign-in was made: the session ends with it. */
  kiosk_turn: string
  created_at: number
}

/** One scan of a member's card by staff. */
export interface MemberLookupTable {
  id: string
  /** The member of staff; null once that account is erased. */
  staff_id: string | null
  store_id: string
  /** null for a code of no member, and once the member is erased. */
  member_id: string | null
  at: number
  /** `number`: the card's own; `code`: the rotating one; `refused`: a rotating one that did not count. */
  proof: Generated<'number' | 'code' | 'refused'>
}

/** A rotating code that staff have scanned; it counts once. */
export interface TillConfirmationTable {
  /** sha256 of the secret that the tablet was given. */
  id_hash: string
  /** Hash of session and step: a code that is used again is rejected by it. */
  code_hash: string
  /** null once the member is erased, as `staff_id`. */
  member_id: string | null
  staff_id: string | null
  store_id: string
  kiosk_turn: string
  created_at: number
}
