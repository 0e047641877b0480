import { expect, test } from 'vitest'
import type { Site } from '../region/sites.ts'
import { nearerSite } from './nearer-site.ts'

test.each<[Site, string, readonly string[], string | undefined]>([
  ['sg', 'Asia/Tokyo', ['ja-JP'], 'jp'],
  ['sg', 'Asia/Tokyo', ['en-US'], 'jp'],
  ['sg', 'Australia/Perth', ['en-AU'], 'au'],
  ['sg', 'Asia/Singapore', ['en-SG'], undefined],
  ['sg', 'Europe/Paris', ['fr-FR'], undefined],
  ['sg', 'Europe/Paris', ['ja-JP'], undefined],
  ['sg', 'Pacific/Auckland', ['en-NZ'], undefined],
  ['sg', 'America/New_York', ['en-AU'], undefined],
  ['jp', 'Asia/Tokyo', ['ja'], undefined],
  ['jp', 'Asia/Singapore', ['ja'], 'sg'],
  ['jp', 'Australia/Sydney', ['ja'], 'au'],
  ['au', 'Asia/Kuala_Lumpur', ['ms-MY'], 'sg'],
  ['au', 'Europe/London', ['en-GB'], undefined],
  ['sg', 'UTC', ['ja'], 'jp'],
  ['sg', 'UTC', ['en-AU', 'ja'], 'au'],
  ['sg', '', ['zh-Hans-SG'], undefined],
  ['jp', 'Etc/GMT', ['zh-Hans-SG'], 'sg'],
  ['sg', 'UTC', ['en'], undefined],
  ['sg', 'UTC', [], undefined],
  ['eu', 'Asia/Tokyo', ['ja-JP'], undefined],
  ['eu', 'Europe/Madrid', ['es'], undefined],
  ['au', 'Europe/Madrid', ['es'], undefined],
])(
  'on %s with the clock of %s, reading %j, the nearer site is %s (spec 1, 2.3)',
  (site, timeZone, ...[languages, near]) => {
    expect(nearerSite({ site, timeZone, languages })).toBe(near)
  },
)
