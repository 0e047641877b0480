import { mySizes, saveMySizes } from '#contract/account/sizes.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { saveSizes } from './sizes.commands.ts'
import { sizesOf } from './sizes.queries.ts'

export const sizeRoutes: readonly Route[] = [
  handleSnapshot(mySizes, (tx, context) => sizesOf(tx, context.shopper)),
  handleQueued(saveMySizes, {
    act: saveSizes,
    present: (db, context) => sizesOf(db, context.shopper),
  }),
]
