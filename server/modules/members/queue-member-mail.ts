import { MINUTE_MS } from '#domain/time-units.ts'
import type { Tx } from '../../db/schema/database.ts'
import { queueOut } from '../../queue/outbox.ts'
import type { MemberMailTemplate } from './member-mail.texts.ts'

export interface QueuedMemberMail {
  readonly template: MemberMailTemplate
  /** Empty for an address without an account: such an item is dropped. */
  readonly memberId: string
  /** Of `new-device` and of the mails about passkeys. */
  readonly browser?: string
  /** When the mail was caused, in epoch milliseconds. */
  readonly at: number
}

/**
 * At most one mail of a kind in a minute for each member, however often it is requested (trust.md S33); each new browser
 * has a mail of its own.
 */
export async function queueMemberMail(tx: Tx, mail: Omit<QueuedMemberMail, 'at'>, at: number): Promise<void> {
  const about = [mail.template, mail.memberId, Math.floor(at / MINUTE_MS), mail.browser]
  const ref = about.filter((part) => part !== undefined).join(':')
  await queueOut(tx, { kind: 'member-mail', ref, payload: { ...mail, at } }, at)
}
