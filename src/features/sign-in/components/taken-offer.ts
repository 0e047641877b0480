import { LOGIN_OFFER } from '#contract/storage-keys.ts'
import { dropSession, readSession, writeSession } from '#platform/storage/session-storage.ts'

/**
 * The login discount that a registration of a known address offers (spec 8, 9.6), from the press that takes it to the login. The mark
 * survives the way to another provider and back; the address stays in the memory of the page.
 */
let email = ''

export function takeLoginOffer(registered: string): void {
  email = registered.trim()
  writeSession(LOGIN_OFFER, 'taken')
}

export function isLoginOfferTaken(): boolean {
  return readSession(LOGIN_OFFER) !== undefined
}

/** The address that was to be registered; empty without an offer, and after a reload. */
export function offeredEmail(): string {
  return isLoginOfferTaken() ? email : ''
}

/** Flag that every call that opens a session sends. */
export function offerInput(): { readonly takeDiscount?: true } {
  return isLoginOfferTaken() ? { takeDiscount: true } : {}
}

export function dropLoginOffer(): void {
  email = ''
  dropSession(LOGIN_OFFER)
}
