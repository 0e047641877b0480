import { DAY_MS } from '#domain/time-units.ts'
import type { Rows } from '../rows.ts'
import { giftSeason } from './gift-season.ts'
import { silkMonth } from './silk-month.ts'

/** Two campaign pages: one that ends, with a countdown, and one without an end. */
export function addCampaigns(rows: Rows, now: number): void {
  rows.campaign.push(
    {
      key: 'silk-month',
      position: 0,
      starts_at: now - DAY_MS,
      ends_at: now + 30 * DAY_MS,
      plan: JSON.stringify(silkMonth),
    },
    {
      key: 'gift-season',
      position: 1,
      starts_at: now - DAY_MS,
      ends_at: null,
      plan: JSON.stringify(giftSeason),
    },
  )
}
