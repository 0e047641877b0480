import { describe, expect, test } from 'vitest'
import { visitAt, visitOffer, type OfferFacts, type Visit } from './visit-offer.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const MINUTE = 60_000
const DAY = 86_400_000

const FIRST: Visit = { number: 1, seenAt: NOW, isSpent: false }
const SECOND: Visit = { ...FIRST, number: 2 }
const THIRD: Visit = { ...FIRST, number: 3 }
const NOTHING: OfferFacts = {
  now: NOW,
  visit: FIRST,
  answers: {},
  isBusy: false,
  isRestricted: false,
  hasNearerSite: false,
  install: 'none',
  isInterested: false,
}

describe('the one offer of a visit', () => {
  test.each<[string, Partial<OfferFacts>, ReturnType<typeof visitOffer>]>([
    ['a first visit without a reason', { install: 'prompt' }, undefined],
    ['a second visit', { install: 'prompt', visit: SECOND }, 'install'],
    ['a wish or an order in the first visit', { install: 'prompt', isInterested: true }, 'install'],
    ['a browser that cannot install', { visit: SECOND, isInterested: true }, undefined],
    ['the installed app', { install: 'installed', visit: SECOND }, undefined],
    ['iOS, the second visit', { install: 'steps', visit: SECOND }, 'install-steps'],
    ['iOS, the first visit', { install: 'steps' }, undefined],
    ['iOS, offered before', { install: 'steps', visit: SECOND, answers: { stepsOffered: true } }, undefined],
    [
      'a "no" 29 days ago',
      { install: 'prompt', visit: SECOND, answers: { declinedAt: NOW - 29 * DAY } },
      undefined,
    ],
    [
      'a "no" 30 days ago',
      { install: 'prompt', visit: SECOND, answers: { declinedAt: NOW - 30 * DAY } },
      'install',
    ],
    ['a visit that has had one', { install: 'prompt', visit: { ...SECOND, isSpent: true } }, undefined],
    ['checkout, a panel or a tablet', { install: 'prompt', visit: SECOND, isBusy: true }, undefined],
    ['a nearer site', { hasNearerSite: true }, 'nearer-site'],
    [
      'a nearer site, and interest',
      { hasNearerSite: true, install: 'prompt', isInterested: true },
      'nearer-site',
    ],
    [
      'a nearer site, after a visit that asked about privacy',
      { hasNearerSite: true, visit: SECOND },
      'nearer-site',
    ],
    ['a nearer site, in a later visit', { hasNearerSite: true, visit: THIRD }, undefined],
    [
      'a nearer site, later, and the app',
      { hasNearerSite: true, install: 'prompt', visit: THIRD },
      'install',
    ],
    ['who stays here', { hasNearerSite: true, answers: { staysHere: true } }, undefined],
    [
      'the restricted site',
      { isRestricted: true, hasNearerSite: true, install: 'prompt', visit: SECOND, isInterested: true },
      undefined,
    ],
  ])('%s (decision 0119)', (_, facts, offer) => {
    expect(visitOffer({ ...NOTHING, ...facts })).toBe(offer)
  })
})

test.each<[string, Visit | undefined, Visit]>([
  ['the first page', undefined, FIRST],
  [
    '29 minutes later',
    { number: 3, seenAt: NOW - 29 * MINUTE, isSpent: true },
    { number: 3, seenAt: NOW, isSpent: true },
  ],
  [
    '30 minutes later',
    { number: 3, seenAt: NOW - 30 * MINUTE, isSpent: true },
    { number: 4, seenAt: NOW, isSpent: false },
  ],
  [
    'a clock set back',
    { number: 3, seenAt: NOW + DAY, isSpent: true },
    { number: 3, seenAt: NOW, isSpent: true },
  ],
])('a visit ends with a pause of half an hour: %s', (_, before, visit) => {
  expect(visitAt(before, NOW)).toEqual(visit)
})
