import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../services/services.ts'

const EVERY_MS = 3_000

/** Follows the changes of other nodes and of the store tool, until the signal; every node does this for itself. */
export async function followCatalogue(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The pause was aborted by the signal: the loop ends.
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    try {
      await services.catalogue.refresh(services.now())
    } catch (error) {
      services.log.error('catalogue.refresh.failed', { error })
    }
  }
}
