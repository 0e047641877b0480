import { readsVersion } from '#contract/queued.ts'
import { saveMySizes, type SizeInfo } from '#contract/sizes.ts'
import type { SizeCountry } from '#domain/sizes/conversion.ts'
import { MY_MEASURES, type MySizes } from '#domain/sizes/my-sizes.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

export interface MySizesReady {
  readonly status: 'ready'
  readonly told: MySizes
  /** Whose sizes they are used to; undefined where they never said. */
  readonly country: SizeCountry | undefined
}

/** Somebody's measures on the screen: the last ones that wait here, otherwise the confirmed ones. */
export function mySizesOf(snapshot: Snapshot | undefined, operations: readonly Operation[]): MySizesReady {
  const waiting = operations.findLast(({ path, v }) => path === saveMySizes.path && readsVersion(v))
  const said = (waiting?.input ?? snapshot?.data ?? {}) as Partial<SizeInfo>
  return {
    status: 'ready',
    told: Object.fromEntries(
      MY_MEASURES.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
    ),
    country: said.country,
  }
}
