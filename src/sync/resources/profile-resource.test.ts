import { expect, test } from 'vitest'
import { savePreferences } from '#contract/account/preferences.contract.ts'
import { saveProfile } from '#contract/account/profile.contract.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'
import { preferencesResource } from './preferences-resource.ts'
import { profileResource } from './profile-resource.ts'

const HERE = { locale: 'en-GB', currency: 'SGD' } as const

const operation = (path: string, input: unknown, v = 2): Operation => ({
  seq: 1,
  id: 'o',
  v,
  path,
  input,
  preview: undefined,
  lang: 'en-GB',
  createdAt: 0,
  attempts: 0,
})
const profile = (input: unknown, v = 2) => operation(saveProfile.path, input, v)
const preference = (input: unknown, v = 2) => operation(savePreferences.path, input, v)

const MEMBER = { nickname: 'Mei', firstName: 'Mei', lastName: 'Tan', country: 'SG' }
const snapshot = (name: string, data: object): Snapshot => ({
  name,
  version: 1,
  shopper: 'm1',
  data: { version: 1, shopper: 'm1', ...data },
  asOf: 0,
})
const knownProfile = snapshot('profile', MEMBER)
const KNOWN = {
  style: 'basics',
  newsletter: true,
  canSubscribe: true,
  stockMail: true,
  cartPush: 2,
  stockPush: 1,
  parcelPush: 1,
}
const knownPreferences = snapshot('preferences', KNOWN)

test.for([
  ['no answer', undefined, [profile({ nickname: 'Mimi' })], undefined],
  ['the shop knows it', knownProfile, [], MEMBER],
  ['a pending change', knownProfile, [profile({ nickname: ' Mimi ' })], { ...MEMBER, nickname: 'Mimi' }],
  [
    'two changes of different fields',
    knownProfile,
    [profile({ nickname: 'Mimi' }), profile({ country: 'MY' })],
    { ...MEMBER, nickname: 'Mimi', country: 'MY' },
  ],
  ['a change of a newer build', knownProfile, [profile({ nickname: 'Mimi' }, 99)], MEMBER],
  ['an operation of another resource', knownProfile, [preference({ style: 'workwear' })], MEMBER],
] as const)('a profile: %s', ([, known, operations, profile]) => {
  const view = profileResource.view?.(known, operations, HERE)
  if (profile === undefined) expect(view?.profile).toBeUndefined()
  else expect(view?.profile).toMatchObject(profile)
})

test.for([
  ['no answer', undefined, [preference({ style: 'workwear' })], undefined],
  ['the shop knows them', knownPreferences, [], KNOWN],
  [
    'pending changes',
    knownPreferences,
    [preference({ style: 'workwear' }), preference({ cartPush: 'off' })],
    { ...KNOWN, style: 'workwear', cartPush: 0 },
  ],
  ['a change of a newer build', knownPreferences, [preference({ style: 'workwear' }, 99)], KNOWN],
  ['an operation of another resource', knownPreferences, [profile({ nickname: 'Mimi' })], KNOWN],
] as const)('preferences: %s', ([, known, operations, preferences]) => {
  const view = preferencesResource.view?.(known, operations, HERE)
  if (preferences === undefined) expect(view?.preferences).toBeUndefined()
  else expect(view?.preferences).toMatchObject(preferences)
})
