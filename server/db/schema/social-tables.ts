/** Tables of social sign-in. */

/** An account of a member at a provider. */
export interface SocialLinkTable {
  issuer: string
  /** Names a person at this issuer. */
  subject: string
  /** A member has one account at an issuer. */
  member_id: string
  /** The address that the provider named when the account was linked, for lists; it may be empty, and it proves nothing. */
  email: string
  linked_at: number
}

/** A sign-in at a provider, until its response has been received once. */
export interface SocialJourneyTable {
  /** sha256 of the state. */
  state_hash: string
  /** sha256 of the cookie of the browser that began it. */
  browser_hash: string
  /** Id of the provider in the settings. */
  provider: string
  nonce: string
  /** Verifier of the code challenge (PKCE): worthless without the code that the provider sends to this browser. */
  verifier: string
  /** Hash of the session with whose account it connects the provider; null for a journey that signs in. */
  session_hash: string | null
  redirect_uri: string
  /** Path of the page where the journey began, without its language. */
  back: string
  lang: string
  until: number
}
