import { expect, test } from 'vitest'
import {
  checkEgift,
  checkNewEgift,
  egiftDays,
  egiftExpiry,
  egiftParts,
  egiftRecipient,
  LONGEST_MESSAGE,
  type Egift,
} from './egift.ts'

const CARD: Egift = {
  sendToMyself: false,
  recipientName: 'Mei',
  recipientEmail: 'mei@example.com',
  senderName: 'Ann',
  senderEmail: 'ann@example.com',
  message: 'Happy birthday!',
  sendOn: '',
}

test.each([
  ['everything', {}, {}],
  ['no name of the recipient', { recipientName: ' ' }, { recipientName: 'missing' }],
  ['no email address of the recipient', { recipientEmail: '' }, { recipientEmail: 'missing' }],
  ['an email address that is none', { recipientEmail: 'mei@example' }, { recipientEmail: 'invalid' }],
  ['spaces around an email address', { recipientEmail: ' mei@example.com ' }, {}],
  ['no name of the sender', { senderName: '' }, { senderName: 'missing' }],
  ['no email address of the sender', { senderEmail: '' }, { senderEmail: 'missing' }],
  ['a wrong email address of the sender', { senderEmail: '@example.com' }, { senderEmail: 'invalid' }],
  ['no message', { message: '\n' }, { message: 'missing' }],
  ['a message of exactly 300 characters', { message: 'x'.repeat(300) }, {}],
  ['one character more', { message: 'x'.repeat(301) }, { message: 'too-long' }],
  ['a day', { sendOn: '2027-02-14' }, {}],
  ['a day that is none', { sendOn: '2027-02-30' }, { sendOn: 'invalid' }],
  ['a name of a whole page', { senderName: 'x'.repeat(61) }, { senderName: 'too-long' }],
] as const)('an eGift card with %s (spec 5, 9.9)', (_, change, problems) => {
  expect(checkEgift({ ...CARD, ...change })).toEqual(problems)
})

test('a card to oneself needs no second person, but all the rest (spec 3, 5)', () => {
  const own = { ...CARD, sendToMyself: true, recipientName: '', recipientEmail: '' }
  expect(checkEgift(own)).toEqual({})
  expect(checkEgift({ ...own, senderEmail: '' })).toEqual({ senderEmail: 'missing' })
  expect(egiftParts(own)).toEqual(['senderName', 'senderEmail', 'message', 'sendOn'])
})

test('problems come in the order of the form, so that the first is the first on the page', () => {
  const blank = {
    ...CARD,
    recipientName: '',
    recipientEmail: '',
    senderName: '',
    senderEmail: '',
    message: '',
  }
  expect(Object.keys(checkEgift(blank))).toEqual(egiftParts(CARD).filter((part) => part !== 'sendOn'))
})

test('a message has at most 300 characters (spec 9.9)', () => {
  expect(LONGEST_MESSAGE).toBe(300)
})

test('a card to oneself goes to the sender', () => {
  expect(egiftRecipient(CARD)).toEqual({ name: 'Mei', email: 'mei@example.com' })
  expect(egiftRecipient({ ...CARD, sendToMyself: true })).toEqual({ name: 'Ann', email: 'ann@example.com' })
})

test.each([
  ['2026-11-28', '2029-11-28'],
  ['2028-02-29', '2031-03-01'],
])('a card of %s is valid until %s: three years at least (traps 3.17)', (sent, expires) => {
  expect(new Date(egiftExpiry(Date.parse(sent))).toISOString().slice(0, 10)).toBe(expires)
})

test('the day of a card is within a year', () => {
  const now = Date.parse('2026-11-29T00:00:00Z')
  const problemsOf = (sendOn: string) => checkEgift({ ...CARD, sendOn }, now)
  expect(['', '2020-01-01', '2027-11-29'].map(problemsOf)).toEqual([{}, {}, {}])
  expect(problemsOf('2027-12-01')).toEqual({ sendOn: 'too-long' })
})

// 16:30 of 28 November in UTC: the next day in Singapore and Sydney, the same in Madrid.
const EVENING = Date.parse('2026-11-28T16:30:00Z')

test.each([
  ['sg', '2026-11-29', '2027-11-29'],
  ['au', '2026-11-29', '2027-11-29'],
  ['eu', '2026-11-28', '2027-11-28'],
] as const)('the form of %s offers the days from %s to %s (traps 3.15)', (site, first, last) => {
  expect(egiftDays(EVENING, site)).toEqual({ first, last })
  for (const sendOn of [first, last]) {
    expect(checkNewEgift({ ...CARD, sendOn }, { now: EVENING, site })).toEqual({})
    expect(checkEgift({ ...CARD, sendOn }, EVENING)).toEqual({})
  }
})

test.each([
  ['no day', '', {}],
  ['yesterday', '2026-11-28', { sendOn: 'past' }],
  ['today', '2026-11-29', {}],
  ['the day after a year', '2027-11-30', { sendOn: 'too-long' }],
  ['a day that is none', '2026-02-30', { sendOn: 'invalid' }],
] as const)('a card that is being written for %s', (_, sendOn, problems) => {
  expect(checkNewEgift({ ...CARD, sendOn }, { now: EVENING, site: 'sg' })).toEqual(problems)
})
