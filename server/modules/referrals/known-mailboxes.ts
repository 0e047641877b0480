import type { Tx } from '../../db/schema/database.ts'
import { personOf } from '../promotions/person.ts'

/**
 * Notes a mailbox, and returns whether it was new: it had not bought, invited or been invited. Of several transactions that note one
 * mailbox at once, one is told so: the others wait for it.
 */
export async function noteMailbox(tx: Tx, email: string, at: number): Promise<boolean> {
  const noted = await tx
    .insertInto('known_mailbox')
    .values({ person: personOf(email), at })
    .onConflict((conflict) => conflict.column('person').doNothing())
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows === 1n
}
