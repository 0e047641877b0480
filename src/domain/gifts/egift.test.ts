import { expect, test } from 'vitest'
import { checkEgift, egiftParts, LONGEST_MESSAGE, type Egift } from './egift.ts'

const CARD: Egift = {
  sendToMyself: false,
  recipientName: 'Mei',
  recipientEmail: 'mei@example.com',
  senderName: 'Ann',
  senderEmail: 'ann@example.com',
  message: 'Happy birthday!',
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
  ['a name of a whole page', { senderName: 'x'.repeat(61) }, { senderName: 'too-long' }],
] as const)('an eGift card with %s (spec 5, 9.9)', (_, change, problems) => {
  expect(checkEgift({ ...CARD, ...change })).toEqual(problems)
})

test('a card to oneself needs no second person, but all the rest (spec 3, 5)', () => {
  const own = { ...CARD, sendToMyself: true, recipientName: '', recipientEmail: '' }
  expect(checkEgift(own)).toEqual({})
  expect(checkEgift({ ...own, senderEmail: '' })).toEqual({ senderEmail: 'missing' })
  expect(egiftParts(own)).toEqual(['senderName', 'senderEmail', 'message'])
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
  expect(Object.keys(checkEgift(blank))).toEqual(egiftParts(CARD))
})

test('a message has at most 300 characters (spec 9.9)', () => {
  expect(LONGEST_MESSAGE).toBe(300)
})
