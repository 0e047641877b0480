/** One journey to a provider and back; the secrets of it are stored by the shop alone. */
export interface SocialJourney {
  /** State parameter of the redirect. */
  readonly state: string
  /** Is repeated in the signed answer. */
  readonly nonce: string
  /** Proves at the exchange of the code that this shop began the journey (PKCE). */
  readonly verifier: string
  /** The shop's callback, as it is registered with the provider. */
  readonly redirectUri: string
}

/** Whom a provider has named, its signature checked. */
export interface SocialIdentity {
  readonly issuer: string
  /** Names a person at this issuer and never another one; e-mail addresses change hands. */
  readonly subject: string
  /** Empty where the provider names none. */
  readonly email: string
  /** The provider itself has confirmed that the address is this person's. */
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** The provider cannot be reached or reports an outage. */
export class SocialDown extends Error {
  override readonly name = 'SocialDown'
}
/** The user has cancelled at the provider. */
export class SocialCancelled extends Error {
  override readonly name = 'SocialCancelled'
}
/** An answer that does not fit its journey, or is not this provider's. */
export class SocialRejected extends Error {
  override readonly name = 'SocialRejected'
}

/** An identity provider (OpenID Connect). */
export interface SocialProvider {
  readonly id: string
  /** As buttons show it. */
  readonly name: string
  /** Undefined until it is known: the sandbox has none before its first use. */
  readonly issuer: string | undefined
  /** The address to which the browser goes. Throws `SocialDown`. */
  begin(journey: SocialJourney, language: string): Promise<URL>
  /** Reads the fields that came back. Throws `SocialDown`, `SocialCancelled`, `SocialRejected`. */
  identify(journey: SocialJourney, answer: URLSearchParams): Promise<SocialIdentity>
}
