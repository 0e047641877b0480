import { msg } from '@lingui/core/macro'
import {
  deleteSearch,
  mySearches,
  saveSearch,
  type SavedSearches,
} from '#contract/account/searches.contract.ts'
import { applyToSavedSearches, type SavedSearch } from '#domain/searches/saved-searches.ts'
import { syncResource } from './sync-resource.ts'

export interface SearchesView {
  /** In the order of saving. */
  readonly list: readonly SavedSearch[]
}

export const searchesResource = syncResource({
  name: 'searches',
  read: mySearches,
  writes: [saveSearch, deleteSearch],
  project(confirmed: SavedSearches | undefined, pending): SearchesView {
    return {
      list: pending
        .flatMap(({ states }) => states)
        .reduce<readonly SavedSearch[]>(applyToSavedSearches, confirmed?.list ?? []),
    }
  },
  describe: ({ path }) => (path === saveSearch.path ? msg`Save a search` : msg`Delete a saved search`),
})
