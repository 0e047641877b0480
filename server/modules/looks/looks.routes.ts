import { deleteLook, myLooks, saveLook } from '#contract/account/looks.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeLooks } from './looks.commands.ts'
import { readLooks } from './looks.queries.ts'

export const lookRoutes: readonly Route[] = [
  handleSnapshot(myLooks, (tx, { shopper, services }) => readLooks(tx, services.pictures, shopper)),
  ...[saveLook, deleteLook].map((endpoint) =>
    handleQueued(endpoint, {
      act: changeLooks,
      present: (db, { shopper, services }) => readLooks(db, services.pictures, shopper),
    }),
  ),
]
