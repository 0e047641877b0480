import { myPreferences, savePreferences as saveCall } from '#contract/account/preferences.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { savePreferences } from './preferences.commands.ts'
import { preferencesOf } from './preferences.queries.ts'

export const preferenceRoutes: readonly Route[] = [
  handleSnapshot(myPreferences, (tx, { shopper }) => preferencesOf(tx, shopper)),
  handleQueued(saveCall, {
    act: savePreferences,
    present: (db, { shopper }) => preferencesOf(db, shopper),
  }),
]
