import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../../services/services.ts'

const EVERY_MS = 3_000

/** Takes over what other nodes and the owner's tool have changed, until the signal; every node does this for itself. */
export async function followCatalogue(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // An ended pause is the signal: nothing is left to wait for.
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    try {
      await services.catalogue.refresh(services.now())
    } catch (error) {
      services.log.error('catalogue.refresh.failed', { error })
    }
  }
}
