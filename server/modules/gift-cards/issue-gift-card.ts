import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/schema/database.ts'
import { codeColumns, newGiftCardCode } from './gift-card-code.ts'

export interface NewGiftCard {
  /** Singapore cents. */
  readonly amount: number
  /** Whom it is for. */
  readonly email: string | undefined
  readonly now: number
  readonly expiresAt: number
}

/** Issues a gift card. Its code is in the answer alone: the database keeps its hash. */
export async function issueGiftCard(
  tx: Tx,
  { amount, email, now, expiresAt }: NewGiftCard,
): Promise<{ readonly id: string; readonly code: string }> {
  const code = newGiftCardCode()
  const id = randomUUID()
  await tx
    .insertInto('gift_card')
    .values({
      id,
      ...(await codeColumns(tx, code)),
      amount,
      balance: amount,
      email: email ?? null,
      issued_at: now,
      expires_at: expiresAt,
      blocked_at: null,
    })
    .execute()
  return { id, code }
}
