import type { ShopperKey } from '#domain/account/shopper.ts'

/** Tables of members: accounts, the links that are mailed to them, their addresses and the browsers they have signed in with. */

type MemberRole = 'customer' | 'guide' | 'staff'

export interface MemberTable {
  /** Also the id of the member's shopper. */
  id: string
  /** Trimmed, in lower case. */
  email: string
  email_confirmed_at: number | null
  /** argon2id in PHC format; null for a member who signs in by other means only. */
  password: string | null
  first_name: string
  last_name: string
  nickname: string
  country: string
  /** E.164. */
  phone: string
  /** YYYY-MM-DD. */
  birthday: string
  role: MemberRole
  guide_code: string | null
  /** What the barcode of the member's card says (`src/domain/account/member-code.ts`). */
  member_code: string
  site: string
  lang: string
  created_at: number
  /** When a deletion becomes final; null for an account that stays. */
  leaves_at: number | null
}

export type LinkKind = 'reset' | 'confirm'

export interface MemberLinkTable {
  /** sha256 of the token; the token itself is only in the mail. */
  token_hash: string
  member_id: string
  kind: LinkKind
  /** The address that the link was mailed to. */
  email: string
  created_at: number
  until: number
}

export interface AddressBookTable {
  shopper: ShopperKey
  version: number
}

export interface SavedAddressTable {
  shopper: ShopperKey
  id: string
  /** Position in the order in which the addresses were added. */
  place: number
  type: string
  is_default: number
  country: string
  first_name: string
  last_name: string
  line1: string
  line2: string
  city: string
  state: string
  postal_code: string
  phone: string
}

/** A browser that a member has signed in with, also after its session has ended. */
export interface MemberBrowserTable {
  member_id: string
  /** Browser and system, as a session names them. */
  browser: string
  first_at: number
}
