import * as v from 'valibot'
import { promotion as schema } from '#contract/buying/promotion-schema.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/region/sites.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

const currentRows = prepare((db, given: Given<{ now: number; ahead: number }>) =>
  db
    .selectFrom('promotion')
    .select(['id', 'kind', 'terms', 'sites', 'starts_at', 'ends_at'])
    .where('starts_at', '<=', given('ahead'))
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', given('now'))]))
    // The prices of a flash deal are those of its pieces: the bag needs no rule for it.
    .where('kind', '!=', 'flash')
    .orderBy('starts_at', 'desc')
    .orderBy('id'),
)

/** A promotion and the sites it is for. */
interface Current {
  readonly promotion: Promotion
  isOn(site: Site): boolean
}

/** Promotions that run at `now` or begin up to `ahead`, in epoch milliseconds; of one kind the newest comes first, and counts. */
export async function currentPromotions(
  db: Reader,
  window: { readonly now: number; readonly ahead: number },
): Promise<readonly Current[]> {
  const { rows } = await currentRows(db, window)
  return rows.map((row) => ({ promotion: readPromotion(row), isOn: (site) => isFor(row.sites, site) }))
}

/** `sites` is the column: a JSON list, null for all. */
function isFor(sites: string | null, site: Site): boolean {
  return sites === null || (JSON.parse(sites) as readonly string[]).includes(site)
}

interface Row {
  readonly id: string
  readonly kind: string
  readonly terms: string
  readonly starts_at: number
  readonly ends_at: number | null
}

/** Throws for terms that no version of the shop has written. */
function readPromotion({ id, kind, terms, starts_at: from, ends_at: until }: Row): Promotion {
  const window = until === null ? { from } : { from, until }
  return v.parse(schema, { ...(JSON.parse(terms) as object), ...window, id, kind })
}
