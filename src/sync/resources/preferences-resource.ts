import { msg } from '@lingui/core/macro'
import {
  myPreferences,
  savePreferences,
  type MemberPreferences,
} from '#contract/account/preferences.contract.ts'
import { applyToPreferences, type Preferences } from '#domain/account/preferences.ts'
import { syncResource } from './sync-resource.ts'

export interface PreferencesView {
  /** Undefined before the first answer. */
  readonly preferences: Preferences | undefined
}

export const preferencesResource = syncResource({
  name: 'preferences',
  read: myPreferences,
  writes: [savePreferences],
  project(confirmed: MemberPreferences | undefined, pending): PreferencesView {
    const changes = pending.flatMap(({ states }) => states)
    return { preferences: confirmed && changes.reduce<Preferences>(applyToPreferences, confirmed) }
  },
  describe: () => msg`Save my preferences`,
  form: () => ({ href: '/user/dashboard', words: msg`Open my account` }),
})
