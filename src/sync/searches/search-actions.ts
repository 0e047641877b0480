import { MAX_SEARCH_NAME, type SavedSearch } from '#domain/searches/saved-searches.ts'
import { enqueue } from '../enqueue.ts'
import type { SaveState } from '../save-operations.ts'

/** Saves or renames a search; shown at once, sent when there is a network. */
export function keepSearch({ id, name, page }: SavedSearch): Promise<SaveState> {
  return enqueue('/customer/saveSearch', { id, name: [...name].slice(0, MAX_SEARCH_NAME).join(''), page })
}

export function removeSearch(id: string): Promise<SaveState> {
  return enqueue('/customer/deleteSearch', { id })
}
