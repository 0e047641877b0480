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
}
