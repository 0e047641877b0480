import type { Db } from '../db/schema/database.ts'

/** Which node runs a job, and until when; it stops after the item in progress. */
export interface Lease {
  readonly owner: string
  readonly signal: AbortSignal
}

/**
 * Takes the lease of a job, unless another node has it: a conditional update decides. One that lasts longer than two can
 * was taken by a clock that was ahead: it is over.
 */
export async function takeLease(
  db: Db,
  name: string,
  { owner, now, lastsMs }: { readonly owner: string; readonly now: number; readonly lastsMs: number },
): Promise<boolean> {
  await db
    .insertInto('job_lease')
    .values({ name, owner: '', until: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const taken = await db
    .updateTable('job_lease')
    .set({ owner, until: now + lastsMs })
    .where('name', '=', name)
    .where((where) =>
      where.or([
        where('until', '<=', now),
        where('until', '>', now + 2 * lastsMs),
        where('owner', '=', owner),
      ]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export async function releaseLease(db: Db, name: string, owner: string): Promise<void> {
  await db
    .updateTable('job_lease')
    .set({ until: 0 })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute()
}
