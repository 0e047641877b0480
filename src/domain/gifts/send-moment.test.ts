import { describe, expect, test } from 'vitest'
import { isSentAtOnce, momentIn, sendMoment } from './send-moment.ts'

const utc = (text: string) => Date.parse(`${text}Z`)

describe('the moment of a local time (traps 3.15)', () => {
  test.each([
    ['2027-02-14', '09:00', 'Asia/Singapore', '2027-02-14T01:00'],
    ['2027-02-14', '09:00', 'Australia/Sydney', '2027-02-13T22:00'],
    ['2027-07-14', '09:00', 'Australia/Sydney', '2027-07-13T23:00'],
    ['2027-02-14', '09:00', 'Asia/Tokyo', '2027-02-14T00:00'],
    ['2027-02-14', '00:00', 'Pacific/Kiritimati', '2027-02-13T10:00'],
  ])('%s %s in %s', (...[date, time, zone, moment]) => {
    expect(momentIn({ date, time, zone })).toBe(utc(moment))
  })

  test.each([
    // Skipped: 02:00 to 03:00.
    ['2027-10-03', '02:30', 'Australia/Sydney', '2027-10-02T16:30'],
    ['2027-03-28', '02:30', 'Europe/Madrid', '2027-03-28T01:30'],
    // Happens twice: the first counts.
    ['2027-04-04', '02:30', 'Australia/Sydney', '2027-04-03T15:30'],
    ['2027-10-31', '02:30', 'Europe/Madrid', '2027-10-31T00:30'],
    // A day whose midnight is skipped.
    ['2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00'],
  ])('%s %s in %s, where the clocks change', (...[date, time, zone, moment]) => {
    expect(momentIn({ date, time, zone })).toBe(utc(moment))
  })

  test('refuses a text that is none', () => {
    expect(() => momentIn({ date: '2027-13-40', time: '09:00', zone: 'Asia/Singapore' })).toThrow(RangeError)
  })
})

test('a card without a day, and one whose day has passed, is sent now', () => {
  const now = utc('2027-02-14T01:00')
  const at = (date?: string) => sendMoment(date, 'Asia/Singapore', now) - now
  expect([at(), at('2020-01-01'), at('2027-02-14'), at('2027-02-15')]).toEqual([0, 0, 0, 24 * 3_600_000])
})

test.each([
  ['', true],
  ['2027-02-13', true],
  ['2027-02-14', false],
  ['2027-02-15', false],
])('a card for the day "%s" is sent at once: %s', (date, isAtOnce) => {
  const eight = utc('2027-02-14T00:00')
  expect(isSentAtOnce(date, 'Asia/Singapore', eight)).toBe(isAtOnce)
  expect(isSentAtOnce('2027-02-14', 'Asia/Singapore', eight + 3_600_000)).toBe(true)
})
