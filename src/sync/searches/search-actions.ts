import { deleteSearch, saveSearch } from '#contract/searches.contract.ts'
import { MAX_SEARCH_NAME, type SavedSearch } from '#domain/searches/saved-searches.ts'
import { withSync } from '../open-sync.ts'
import type { SaveState } from '../sync-client.ts'

/** Saves or renames a search; shown at once, sent when there is a network. */
export function keepSearch({ id, name, page }: SavedSearch): Promise<SaveState> {
  const search = { id, name: [...name].slice(0, MAX_SEARCH_NAME).join(''), page }
  return withSync((device) => device.enqueue(saveSearch, search, undefined))
}

export function removeSearch(id: string): Promise<SaveState> {
  return withSync((device) => device.enqueue(deleteSearch, { id }, undefined))
}
