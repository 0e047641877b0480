import { dropLocal, readLocal, writeLocal } from './local-storage.ts'

/** localStorage: the code of the invite link by which the browser has come (spec 9.3). */
const INVITE_CODE = 'invite_code'

export function keepInvite(code: string): void {
  writeLocal(INVITE_CODE, code)
}

/** What a call that can create an account sends of it. */
export function inviteInput(): { readonly inviteCode?: string } {
  const inviteCode = readLocal(INVITE_CODE)
  return inviteCode === undefined ? {} : { inviteCode }
}

/** A sign-in has used it, or shows that the shopper is no new friend. */
export function dropInvite(): void {
  dropLocal(INVITE_CODE)
}
