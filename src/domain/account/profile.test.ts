import { expect, test } from 'vitest'
import { applyToProfile, checkProfile, profileChange, type Profile } from './profile.ts'

const KNOWN: Profile = { nickname: 'Mei', firstName: 'Mei', lastName: 'Tan', country: 'SG' }

test.each([
  ['nothing is named', {}, {}],
  ['a nickname', { nickname: 'Mimi' }, {}],
  ['no nickname', { nickname: '' }, { nickname: 'required' }],
  ['spaces for a first name', { firstName: '   ' }, { firstName: 'required' }],
  ['a first name of 50 characters', { firstName: 'x'.repeat(50) }, {}],
  ['a first name of 51 characters', { firstName: 'x'.repeat(51) }, { firstName: 'too-long' }],
  ['50 characters with spaces around them', { lastName: ` ${'x'.repeat(50)} ` }, {}],
  ['51 characters of two code units each', { nickname: '😀'.repeat(51) }, { nickname: 'too-long' }],
  ['no country', { country: '' }, { country: 'required' }],
  ['a country without registration', { country: 'JP' }, { country: 'invalid' }],
  ['two problems', { nickname: '', country: 'sg' }, { nickname: 'required', country: 'invalid' }],
])('%s: the rules of registration (spec 5, 9.10)', (_, change, problems) => {
  expect(checkProfile(change)).toEqual(problems)
})

test('a change sets what it names, without spaces around it, and leaves the rest', () => {
  expect(applyToProfile(KNOWN, { nickname: ' Mimi ', lastName: undefined })).toEqual({
    ...KNOWN,
    nickname: 'Mimi',
  })
  expect(applyToProfile({ ...KNOWN, birthday: '1990-02-28' }, { country: 'MY' })).toEqual({
    ...KNOWN,
    country: 'MY',
    birthday: '1990-02-28',
  })
})

test('of an entered profile what differs is sent', () => {
  expect(profileChange(KNOWN, { ...KNOWN })).toEqual({})
  expect(profileChange(KNOWN, { ...KNOWN, firstName: ' Mei ' })).toEqual({})
  expect(profileChange(KNOWN, { ...KNOWN, firstName: 'Siân', country: 'MY' })).toEqual({
    firstName: 'Siân',
    country: 'MY',
  })
})
