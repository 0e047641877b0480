import { describe, expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

describe('the night', () => {
  test.for([
    ['noon in Singapore', '2026-11-21T12:00+08:00', 'Asia/Singapore', undefined],
    ['the last minute of the day', '2026-11-21T20:59:59+08:00', 'Asia/Singapore', undefined],
    ['nine in the evening', '2026-11-21T21:00+08:00', 'Asia/Singapore', '2026-11-22T09:00+08:00'],
    ['after midnight', '2026-11-22T02:30:15.250+08:00', 'Asia/Singapore', '2026-11-22T09:00+08:00'],
    [
      'the last moment of the night',
      '2026-11-22T08:59:59.999+08:00',
      'Asia/Singapore',
      '2026-11-22T09:00+08:00',
    ],
    ['nine in the morning', '2026-11-22T09:00+08:00', 'Asia/Singapore', undefined],
    ['the same moment in Paris', '2026-11-21T12:00+08:00', 'Europe/Paris', '2026-11-21T09:00+01:00'],
    ['a zone of half hours', '2026-11-21T22:00+05:30', 'Asia/Kolkata', '2026-11-22T09:00+05:30'],
    ['clocks go forward that night', '2026-03-28T23:00+01:00', 'Europe/Paris', '2026-03-29T09:00+02:00'],
    ['clocks go back that night', '2026-10-24T23:00+02:00', 'Europe/Paris', '2026-10-25T09:00+01:00'],
  ] as const)('%s', ([, at, zone, morning]) => {
    expect(quietUntil(Date.parse(at), zone)).toBe(morning && Date.parse(morning))
  })

  test('a time zone is one that exists', () => {
    expect(['Asia/Singapore', 'UTC', 'Europe/Paris'].every(isTimeZone)).toBe(true)
    expect(['', 'Mars/Olympus', '../etc/passwd'].some(isTimeZone)).toBe(false)
  })
})
