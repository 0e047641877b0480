import type { Tx } from '../../db/schema/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { Services } from '../../services/services.ts'

/**
 * Has the catalogue read again what was changed, after the commit. What is decided is decided: a catalogue that cannot
 * read just now must not make a placed order look refused.
 */
export async function rereadStock(
  tx: Tx,
  { skus }: ServerEvents['stock.changed'],
  { catalogue, log }: Services,
): Promise<void> {
  afterCommit(tx, async () => {
    try {
      await catalogue.reread([...new Set(skus)])
    } catch (error) {
      log.warn('catalogue.stale', { skus, error })
    }
  })
}
