import { useSyncExternalStore } from 'react'
import { ARRIVAL_COOKIES } from '#domain/account/arrival.ts'
import { writeCookie } from '#platform/storage/cookies.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/** `needed`: only what the shop needs to work. `all`: also where the user came from. */
export type Consent = 'all' | 'needed'

/** The device's: a sign-out does not ask again. With the moment of the answer, in epoch milliseconds. */
const KEY = 'vanda-keep-consent'

/** The answer of this document, where nothing can be stored. */
let unstored: Consent | undefined
const listeners = new Set<() => void>()

/** Global Privacy Control: the browser answers for its user, and the shop does not ask. */
export function hasPrivacySignal(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** What the user has answered; undefined before an answer. */
export function readConsent(): Consent | undefined {
  return hasPrivacySignal() ? 'needed' : (unstored ?? storedConsent())
}

function storedConsent(): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(readLocal(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('choice' in stored)) return undefined
    return stored.choice === 'all' || stored.choice === 'needed' ? stored.choice : undefined
  } catch {
    return undefined
  }
}

/** Stores the answer given at `now`; without consent what it had allowed is deleted (traps 4.11). */
export function saveConsent(choice: Consent, now: number): void {
  unstored = writeLocal(KEY, JSON.stringify({ choice, at: now })) ? undefined : choice
  if (choice === 'needed') for (const name of ARRIVAL_COOKIES) writeCookie(name, '', 0)
  for (const listener of listeners) listener()
}

/** Calls when an answer was given, here or in another tab. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, readConsent, () => undefined)
}
