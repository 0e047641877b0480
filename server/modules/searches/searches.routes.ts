import { deleteSearch, mySearches, saveSearch } from '#contract/account/searches.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeSearches } from './searches.commands.ts'
import { readSearches } from './searches.queries.ts'

export const savedSearchRoutes: readonly Route[] = [
  handleSnapshot(mySearches, (tx, { shopper }) => readSearches(tx, shopper)),
  ...[saveSearch, deleteSearch].map((endpoint) =>
    handleQueued(endpoint, {
      act: changeSearches,
      present: (db, { shopper }) => readSearches(db, shopper),
    }),
  ),
]
