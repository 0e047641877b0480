import type { Reader, Tx } from '../../db/schema/database.ts'
import { personOf } from '../promotions/person.ts'

/** Whether a mailbox has bought, invited or been invited before. */
export async function isKnownMailbox(db: Reader, email: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_mailbox')
    .select('person')
    .where('person', '=', personOf(email))
    .executeTakeFirst()
  return known !== undefined
}

export async function noteMailboxes(tx: Tx, emails: readonly string[], at: number): Promise<void> {
  // In one order, so that two transactions do not wait for each other.
  for (const person of [...new Set(emails.map(personOf))].toSorted())
    await tx
      .insertInto('known_mailbox')
      .values({ person, at })
      .onConflict((conflict) => conflict.column('person').doNothing())
      .execute()
}
