import { readLocal, writeLocal } from '#platform/local-storage.ts'

/** Ids of refusals that a message has named; kept on this device, so that no reload and no other tab names them again. */
const KEY = 'vanda-refusals-told'

/** Those of `refused` that no message has named yet; from here on they count as named. */
export function takeUntold<Refused extends { readonly id: string }>(
  refused: readonly Refused[],
): readonly Refused[] {
  const told = readLocal(KEY)?.split(' ') ?? []
  const untold = refused.filter(({ id }) => !told.includes(id))
  if (untold.length > 0) writeLocal(KEY, refused.map(({ id }) => id).join(' '))
  return untold
}
