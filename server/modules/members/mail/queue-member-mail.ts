import { MINUTE_MS } from '#domain/time-units.ts'
import { sha256 } from '../../../core/digest.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { queueOut } from '../../../queue/outbox.ts'
import type { MemberMailTemplate } from './member-mail.texts.ts'

export interface QueuedMemberMail {
  readonly template: MemberMailTemplate
  /** Empty for an address without an account: such an item is dropped. */
  readonly memberId: string
  /** Where it is not the member's present address. */
  readonly to?: string
  /** In mails about a change of the address: the one that is to replace, or has replaced, the old one. */
  readonly newEmail?: string
  /** Of `new-device` and of the mails about passkeys. */
  readonly browser?: string
  /** Name of the provider, of mails about social sign-in. */
  readonly social?: string
  /** When the mail was caused, in epoch milliseconds. */
  readonly at: number
}

/**
 * At most one mail of a kind in a minute for each member, however often it is requested (trust.md S33); each new browser
 * and each new address has a mail of its own.
 */
export async function queueMemberMail(tx: Tx, mail: Omit<QueuedMemberMail, 'at'>, at: number): Promise<void> {
  const { template, memberId, browser, newEmail, social } = mail
  // The reference is logged, so it holds no address.
  const address = newEmail === undefined ? undefined : sha256(newEmail)
  const about = [template, memberId, Math.floor(at / MINUTE_MS), browser, address, social]
  const ref = about.filter((part) => part !== undefined).join(':')
  await queueOut(tx, { kind: 'member-mail', ref, payload: { ...mail, at } }, at)
}

/** Deletes the outbox's mails that name an account, sent or not: some hold addresses. */
export async function dropMemberMails(tx: Tx, memberId: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('kind', 'in', ['member-mail', 'coupon-mail'])
    .where('payload', 'like', `%"memberId":"${memberId}"%`)
    .execute()
}
