import { readInviteCode } from '#domain/referral/referral.ts'
import { randomLetters } from '../../core/random-letters.ts'
import type { Reader } from '../../db/schema/database.ts'

const LENGTH = 10

/** The invite code of a new member: of chance, so that no id leads to it. */
export function createInviteCode(): string {
  return randomLetters(LENGTH)
}

/** The member whose invite link was opened; undefined for an unknown code and for an account that is being deleted. */
export function referrerOf(db: Reader, typed: string) {
  return db
    .selectFrom('member')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('invite_code', '=', readInviteCode(typed))
    .where('leaves_at', 'is', null)
    .executeTakeFirst()
}
