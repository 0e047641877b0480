import { mySizes, saveMySizes } from '#contract/sizes.ts'
import { serveQueued, serveSnapshot, type Served } from '../../http/served.ts'
import { saveSizes } from './sizes.commands.ts'
import { sizesOf } from './sizes.queries.ts'

export function sizeRoutes(): Served[] {
  return [
    serveSnapshot(mySizes, (tx, call) => sizesOf(tx, call.principal)),
    serveQueued(saveMySizes, {
      act: saveSizes,
      present: (db, call) => sizesOf(db, call.principal),
    }),
  ]
}
