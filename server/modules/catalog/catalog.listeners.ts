import type { Tx } from '../../db/schema/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import type { EventServices } from '../../services/services.ts'

/**
 * Makes the catalogue read the changed SKUs again, after the commit. A catalogue that cannot read now must not make a
 * placed order look refused.
 */
export async function rereadStock(
  tx: Tx,
  { skus }: ServerEvents['stock.changed'],
  { catalogue, log }: EventServices,
): Promise<void> {
  afterCommit(tx, async () => {
    try {
      await catalogue.reread([...new Set(skus)])
    } catch (error) {
      log.warn('catalogue.stale', { skus, error })
    }
  })
}
