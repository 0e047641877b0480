import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/**
 * Ids of refusals that a message has shown; stored on this device, so that a reload or another tab does not show them
 * again.
 */
const KEY = 'vanda-seen-refusals'

/** Those of `refused` that no message has shown yet; they count as shown from here on. */
export function takeUnseenRefusals<Refused extends { readonly id: string }>(
  refused: readonly Refused[],
): readonly Refused[] {
  const reported = readLocal(KEY)?.split(' ') ?? []
  const unseen = refused.filter(({ id }) => !reported.includes(id))
  if (unseen.length > 0) writeLocal(KEY, refused.map(({ id }) => id).join(' '))
  return unseen
}
