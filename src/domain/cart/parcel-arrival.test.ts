import { describe, expect, test } from 'vitest'
import { formatDays } from '../region/formats.ts'
import { arrivalOf, type Parcel } from './parcel-arrival.ts'

const WORDS: readonly (readonly [ordered: string, parcel: Parcel, days: string])[] = [
  // A Saturday: the shop packs on Monday.
  ['2026-11-28T04:00:00Z', { site: 'sg' }, 'Tue 1 – Thu 3 Dec'],
  // Still Friday in Greenwich, already Saturday in Singapore.
  ['2026-11-27T17:00:00Z', { site: 'sg' }, 'Tue 1 – Thu 3 Dec'],
  ['2026-11-27T01:00:00Z', { site: 'sg' }, 'Tue 1 – Thu 3 Dec'],
  ['2026-11-25T01:00:00Z', { site: 'sg' }, 'Fri 27 Nov – Tue 1 Dec'],
  ['2026-11-28T04:00:00Z', { site: 'sg', country: 'JP' }, 'Wed 9 – Wed 16 Dec'],
  ['2026-11-28T04:00:00Z', { site: 'au' }, 'Wed 9 – Wed 16 Dec'],
  ['2026-11-28T04:00:00Z', { site: 'sg', preSaleDays: 14 }, 'Tue 15 – Thu 17 Dec'],
  ['2026-12-31T01:00:00Z', { site: 'sg' }, 'Mon 4 – Wed 6 Jan'],
]

describe('the days on which a parcel arrives (spec 9.7)', () => {
  test.each(WORDS)('ordered at %s for %j: %s', (ordered, parcel, days) => {
    const { from, to } = arrivalOf(Date.parse(ordered), parcel)
    expect(formatDays(from, to, 'en')).toBe(days)
  })
})

test.each([
  ['fr', 'mar. 1 – jeu. 3 déc.'],
  ['ja', '12月1日(火)–12月3日(木)'],
  ['zh', '12月1日(周二)–12月3日(周四)'],
])('%s writes the days as %s', (language, days) => {
  expect(formatDays(Date.UTC(2026, 11, 1), Date.UTC(2026, 11, 3), language)).toBe(days)
})
