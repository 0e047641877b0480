import { readLocal, writeLocal } from '#platform/local-storage.ts'

/** Ids of refusals that a message has named; kept on this device, so that no reload and no other tab names them again. */
const KEY = 'vanda-seen-refusals'

/** Those of `refused` that no message has named yet; from here on they count as named. */
export function takeUnseenRefusals<Refused extends { readonly id: string }>(
  refused: readonly Refused[],
): readonly Refused[] {
  const reported = readLocal(KEY)?.split(' ') ?? []
  const unseen = refused.filter(({ id }) => !reported.includes(id))
  if (unseen.length > 0) writeLocal(KEY, refused.map(({ id }) => id).join(' '))
  return unseen
}
