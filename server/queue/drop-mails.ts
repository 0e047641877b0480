import type { Tx } from '../db/schema/database.ts'
import type { QueuedItem } from './outbox.ts'

interface Dropped {
  readonly kinds: readonly QueuedItem['kind'][]
  /** Addresses, as the payloads write them under `email`. */
  readonly to: ReadonlySet<string>
}

/** Deletes the outbox's mails of these kinds to these addresses, sent or not. */
export async function dropMails(tx: Tx, { kinds, to }: Dropped): Promise<void> {
  if (to.size === 0) return
  const mails = await tx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', 'in', [...kinds])
    .where((row) => row.or([...to].map((email) => row('payload', 'like', `%${email}%`))))
    .execute()
  // In a LIKE pattern an underscore matches any character.
  const own = mails.filter(({ payload }) => to.has((JSON.parse(payload) as { readonly email: string }).email))
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  await tx.deleteFrom('outbox').where('id', 'in', ids).execute()
}
