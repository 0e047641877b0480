import { msg } from '@lingui/core/macro'
import { myProfile, saveProfile, type MemberProfile } from '#contract/account/profile.contract.ts'
import { applyToProfile, type Profile } from '#domain/account/profile.ts'
import { syncResource } from './sync-resource.ts'

export interface ProfileView {
  /** Undefined before the first answer: a change of some fields is no profile. */
  readonly profile: Profile | undefined
}

export const profileResource = syncResource({
  name: 'profile',
  read: myProfile,
  writes: [saveProfile],
  project(confirmed: MemberProfile | undefined, pending): ProfileView {
    const changes = pending.flatMap(({ states }) => states)
    return { profile: confirmed && changes.reduce<Profile>(applyToProfile, confirmed) }
  },
  describe: () => msg`Save my profile`,
  form: () => ({ href: '/user/dashboard', words: msg`Open my account` }),
})
