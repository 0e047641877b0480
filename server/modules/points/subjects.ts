import { TIERS } from '#domain/membership/tiers.ts'
import type { PointEntry } from '#domain/points/points.ts'
import type { Language } from '#domain/region/language.ts'
import type { Reader } from '../../db/schema/database.ts'
import { nameIn } from '../stores/stores.present.ts'

const SHARED = /^share:[^:]+:(.+)$/
const REVIEWED = /^review:(.+)$/
const REACHED = /^tier:(.+)$/

/**
 * What entries are about, by name: the product that was shared or reviewed, the tier that was reached. Orders have their
 * number instead; a product that is gone has no name.
 */
export async function subjectsOf(
  db: Reader,
  entries: readonly PointEntry[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const abouts = [...new Set(entries.map(({ about }) => about))]
  const named = (rule: RegExp) =>
    abouts.flatMap((about) => {
      const [, id] = rule.exec(about) ?? []
      return id === undefined ? [] : [[about, id] as const]
    })
  const reviewed = named(REVIEWED)
  const products = new Map([...named(SHARED), ...(await productsOfReviews(db, reviewed))])
  const names = await namesOf(db, [...new Set(products.values())], language)
  const tiers = named(REACHED).flatMap(([about, id]) => {
    const tier = TIERS.find((known) => known.id === id)
    return tier ? [[about, tier.name] as const] : []
  })
  const pieces = [...products].flatMap(([about, id]) => {
    const name = names.get(id)
    return name === undefined ? [] : [[about, name] as const]
  })
  return new Map([...tiers, ...pieces])
}

type Named = readonly (readonly [about: string, id: string])[]

async function productsOfReviews(db: Reader, reviewed: Named): Promise<Named> {
  if (reviewed.length === 0) return []
  const ids = reviewed.map(([, id]) => id)
  const rows = await db.selectFrom('review').select(['id', 'product_id']).where('id', 'in', ids).execute()
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]))
  return reviewed.flatMap(([about, id]) => {
    const product = products.get(id)
    return product === undefined ? [] : [[about, product] as const]
  })
}

async function namesOf(
  db: Reader,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('product').select(['id', 'names']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, names }) => [id, nameIn(names, language)]))
}
