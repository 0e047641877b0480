import * as v from 'valibot'
import { promotion as schema } from '#contract/buying/promotion-schema.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Site } from '#domain/region/sites.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { prepare, type Given } from '../../db/prepared.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A promotion reaches devices so long before it begins, so that it begins by itself on an open page. */
const AHEAD_MS = 2 * DAY_MS

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

/** The promotions of a site that run now or begin within two days; of one kind the newest comes first, and counts. */
export async function promotionsOf(
  db: Reader,
  { site, now }: { readonly site: Site; readonly now: number },
): Promise<readonly Promotion[]> {
  const { rows } = await currentRows(db, { now, ahead: now + AHEAD_MS })
  return rows.filter(({ sites }) => isFor(sites, site)).map(readPromotion)
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
