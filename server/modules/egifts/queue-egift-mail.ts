import type { Tx } from '../../db/schema/database.ts'
import { queueOut } from '../../queue/outbox.ts'

/** `card`: to the recipient, with the code. `sent`: to the sender, that it was sent. `undelivered`: to the buyer, that it could not be. */
export interface QueuedEgiftMail {
  readonly template: 'card' | 'sent' | 'undelivered'
  readonly cardId: string
  readonly turn: number
}

/** Once for each turn of a card. The item names the card alone: no code and no person. */
export async function queueEgiftMail(tx: Tx, mail: QueuedEgiftMail, at: number): Promise<void> {
  const ref = `${mail.template}:${mail.cardId}:${mail.turn}`
  await queueOut(tx, { kind: 'egift-mail', ref, payload: { ...mail } }, at)
}
