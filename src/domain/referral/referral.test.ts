import { describe, expect, test } from 'vitest'
import { mailboxOf } from '../account/mailbox.ts'
import { isSamePerson, maskedEmail, readInviteCode, referralState, rewardFrom } from './referral.ts'

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+08:00`)

describe('when a delivered order rewards its referrer (traps 3.10, spec 9.7)', () => {
  test.each([
    // 20 March is a Friday: its requests are handled by the end of Wednesday.
    ['2026-03-05', '2026-03-26'],
    // Monday 16: Thursday.
    ['2026-03-01', '2026-03-20'],
    // The time of the day makes no difference.
    ['2026-03-05', '2026-03-26', '23:59'],
  ])('delivered on %s: from the beginning of %s', (delivered, from, time = '00:00') => {
    const moment = rewardFrom(at(delivered, time), 'sg')
    expect(moment).toBe(at(from, '00:00'))
    expect(moment).toBeGreaterThanOrEqual(at('2026-03-20', '00:00'))
  })

  test('delivered on 5 March, never before 23 March, in any year', () => {
    for (let year = 2024; year < 2034; year++)
      expect(rewardFrom(at(`${year}-03-05`), 'sg')).toBeGreaterThanOrEqual(at(`${year}-03-23`, '00:00'))
  })
})

describe('one mailbox', () => {
  test.each([
    ['a.b+x@gmail.com', 'ab@gmail.com'],
    ['AB@googlemail.com', 'ab@gmail.com'],
    [' Mei.Tan+shop@Example.com ', 'mei.tan@example.com'],
    ['mei.tan@example.com', 'mei.tan@example.com'],
  ])('%s is %s', (written, mailbox) => {
    expect(mailboxOf(written)).toBe(mailbox)
  })
})

describe('the same person', () => {
  const home = { country: 'SG', postalCode: '238823', city: 'Singapore', line1: '12 Orchard Road', line2: '' }
  const mei = {
    mailboxes: ['mei@example.com'],
    phones: ['+6581234567'],
    addresses: [home],
    cards: ['a', 'b'],
  }
  const anna = { mailboxes: ['anna@example.com'], phones: ['+6587654321'], addresses: [], cards: ['c'] }
  const none = { mailboxes: [], phones: [''], addresses: [{ ...home, line1: '', line2: ' ' }], cards: [] }
  test.each([
    ['two with nothing in common', anna, false],
    ['one mailbox', { ...anna, mailboxes: mei.mailboxes }, true],
    ['one phone', { ...anna, phones: mei.phones }, true],
    ['one card', { ...anna, cards: ['c', 'b'] }, true],
    ['one address', { ...anna, addresses: [home] }, true],
    ['one address in other signs', { ...anna, addresses: [{ ...home, line1: '12, ORCHARD  road' }] }, true],
    ['another unit', { ...anna, addresses: [{ ...home, line2: '#03-11' }] }, false],
    ['nothing known', none, false],
  ])('%s', (_, other, isSame) => {
    expect(isSamePerson(mei, other)).toBe(isSame)
  })

  test('two of whom nothing is known are not the same', () => {
    expect(isSamePerson(none, none)).toBe(false)
  })
})

test.each([
  ['registered', { isRefused: false, isRewarded: false, hasOrder: false }],
  ['ordered', { isRefused: false, isRewarded: false, hasOrder: true }],
  ['rewarded', { isRefused: false, isRewarded: true, hasOrder: true }],
  ['not-rewarded', { isRefused: true, isRewarded: false, hasOrder: true }],
])('%s, once the address is confirmed (trust.md S6)', (state, facts) => {
  expect(referralState({ ...facts, isConfirmed: true })).toBe(state)
  expect(referralState({ ...facts, isConfirmed: false })).toBe('registered')
})

test.each([
  ['mei.tan@example.com', 'm•••@example.com'],
  ['😀a@example.com', '😀•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
  ['', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test('an invite code is read without spaces, in capitals', () => {
  expect(readInviteCode(' ab2c 3d ')).toBe('AB2C3D')
})
