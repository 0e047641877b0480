import { MINUTE_MS } from '#domain/time-units.ts'
import type { Tx } from '../../db/schema/database.ts'
import { queueOut } from '../../queue/outbox.ts'
import type { MemberMailTemplate } from './member-mail.texts.ts'

export interface QueuedMemberMail {
  readonly template: MemberMailTemplate
  /** Empty for an address without an account: such an item is dropped. */
  readonly memberId: string
}

/** At most one mail of a kind in a minute for each member, however often it is requested (trust.md S33). */
export async function queueMemberMail(tx: Tx, mail: QueuedMemberMail, at: number): Promise<void> {
  const ref = `${mail.template}:${mail.memberId}:${Math.floor(at / MINUTE_MS)}`
  await queueOut(tx, { kind: 'member-mail', ref, payload: { ...mail } }, at)
}
