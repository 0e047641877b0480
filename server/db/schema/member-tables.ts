import type { Generated } from 'kysely'
import type { ShopperKey } from '#domain/account/shopper.ts'
import type { Site } from '#domain/region/sites.ts'

/**
 * Tables of members: accounts, the links that are mailed to them, their addresses, the browsers they have signed in with
 * and their passkeys.
 */

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
  /** In capitals; unique. */
  guide_code: string | null
  /** Content of the barcode on the member's card (`src/domain/account/member-code.ts`). */
  member_code: string
  /** What the member's invite link carries, in capitals; unique. Null for an account that cannot invite. */
  invite_code: string | null
  /** The store in which the member has registered, by its name. */
  store: string | null
  /** The id of the guide who serves the member. */
  served_by: string | null
  site: string
  lang: string
  created_at: number
  /** When a deletion becomes final; null for an account that stays. */
  leaves_at: number | null
  /** Replaces `email` once it is confirmed; null without one. */
  new_email: string | null
  /** Raised by every change of the profile that devices keep. */
  profile_version: Generated<number>
}

export type LinkKind = 'reset' | 'confirm'

export interface MemberLinkTable {
  /** sha256 of the token; the token itself is only in the mail. */
  token_hash: string
  member_id: string
  kind: LinkKind
  /** The address that the link was mailed to: the member's, or the new one that it confirms. */
  email: string
  created_at: number
  until: number
}

export interface MemberPreferenceTable {
  shopper: ShopperKey
  version: number
  /** Null without a preference. */
  style: string | null
  /** Back-in-stock mails that were requested until then are not sent; null while they are. */
  stock_mail_off_at: number | null
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

export interface PasskeyTable {
  /** Credential id, base64url. */
  id: string
  member_id: string
  name: string
  /** COSE key, base64url. */
  public_key: string
  /** Signatures that the authenticator has counted; 0 for one that does not count. */
  counter: number
  /** JSON: how browsers reach the authenticator. */
  transports: string
  /** The authenticator may copy the passkey to other devices, and has done so. */
  backup_eligible: number
  backed_up: number
  created_at: number
  last_used_at: number | null
}

export type PasskeyCeremony = 'add' | 'sign-in'

export interface PasskeyChallengeTable {
  /** sha256 of the challenge. */
  challenge_hash: string
  /** `id_hash` of the session that it was made for. */
  session_hash: string
  ceremony: PasskeyCeremony
  until: number
}

/** What a member is given once who has tried to register again (spec 9.6). */
export interface LoginDiscountTable {
  member_id: string
  /** What the adjustment of an order refers to: it names the member to nothing else. */
  id: string
  /** The site that has offered it. */
  site: Site
  given_at: number
  /** The order that uses it; null while it is unused. */
  order_id: string | null
}

/** A member to whom a passkey was offered; it is offered once. */
export interface PasskeyOfferTable {
  member_id: string
  /** The order after which it was offered; null once the member has declined. */
  order_number: string | null
}
