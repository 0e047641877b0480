/** What a member wears mostly (spec 2.14). */
export const STYLES = ['basics', 'workwear', 'none'] as const
type Style = (typeof STYLES)[number]

/** What a member prefers, and which mails and notifications they get. */
export interface Preferences {
  readonly style: Style
  readonly newsletter: boolean
  /** The member's address is confirmed: only then the newsletter can be turned on. */
  readonly canSubscribe: boolean
  /** Mails that a sold-out piece is back. */
  readonly stockMail: boolean
  /** How many of the member's browsers get reminders of the bag. */
  readonly cartPush: number
  /** How many of them are notified of pieces that are back. */
  readonly stockPush: number
  /** How many of them are notified of the steps of parcels. */
  readonly parcelPush: number
}

/** Fields left out stay. A browser turns its notifications on itself; here they are turned off in all of them. */
export interface PreferencesChange {
  readonly style?: Style | undefined
  readonly newsletter?: boolean | undefined
  readonly stockMail?: boolean | undefined
  readonly cartPush?: 'off' | undefined
  readonly stockPush?: 'off' | undefined
  readonly parcelPush?: 'off' | undefined
}

export function applyToPreferences(known: Preferences, change: PreferencesChange): Preferences {
  return {
    style: change.style ?? known.style,
    newsletter: change.newsletter ?? known.newsletter,
    canSubscribe: known.canSubscribe,
    stockMail: change.stockMail ?? known.stockMail,
    cartPush: change.cartPush ? 0 : known.cartPush,
    stockPush: change.stockPush ? 0 : known.stockPush,
    parcelPush: change.parcelPush ? 0 : known.parcelPush,
  }
}
