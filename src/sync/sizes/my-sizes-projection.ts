import { readsVersion } from '#contract/queued.ts'
import { saveMySizes, type SizeInfo } from '#contract/sizes.contract.ts'
import type { SizeCountry } from '#domain/sizing/conversion.ts'
import { MY_MEASURES, type MySizes } from '#domain/sizing/my-sizes.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

export interface MySizesReady {
  readonly status: 'ready'
  readonly recorded: MySizes
  /** Whose sizes they are used to; undefined where they never said. */
  readonly country: SizeCountry | undefined
}

/** Somebody's measures on the screen: the confirmed ones with everything that waits applied to them. */
export function mySizesOf(snapshot: Snapshot | undefined, operations: readonly Operation[]): MySizesReady {
  const said = operations
    .filter(({ path, v }) => path === saveMySizes.path && readsVersion(v))
    .reduce<Partial<SizeInfo>>(
      (known, { input }) => ({ ...known, ...(input as Partial<SizeInfo>) }),
      (snapshot?.data ?? {}) as Partial<SizeInfo>,
    )
  return {
    status: 'ready',
    recorded: Object.fromEntries(MY_MEASURES.flatMap((name) => (said[name] ? [[name, said[name]]] : []))),
    country: said.country,
  }
}
