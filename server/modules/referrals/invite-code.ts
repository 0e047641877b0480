import { randomInt } from 'node:crypto'
import { readInviteCode } from '#domain/referral/referral.ts'
import type { Reader } from '../../db/schema/database.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 10

/** The invite code of a new member: of chance, so that no id leads to it. */
export function createInviteCode(): string {
  return randomLetters()
}

/** The code of a coupon that a referral gives. */
export function createCouponCode(): string {
  return `FRIEND-${randomLetters()}`
}

function randomLetters(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
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
