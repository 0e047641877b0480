/** Products of one rail of the home page. */
const RAIL_LENGTH = 8
/** A rail with fewer products looks incomplete, so products of earlier rails fill it up. */
const SHORTEST = 4

/** How many products each of these rails needs for `distinctRails` to fill them. */
export function railsReach(rails: number): number {
  return RAIL_LENGTH * rails
}

/** Rails in order, each without the products of an earlier one; `rails` holds more of each than is shown. */
export function distinctRails<Rail extends { readonly spus: readonly string[] }>(
  rails: readonly Rail[],
): Rail[] {
  const shown = new Set<string>()
  return rails.map((rail) => {
    const fresh = rail.spus.filter((spu) => !shown.has(spu)).slice(0, RAIL_LENGTH)
    const repeated = rail.spus.filter((spu) => shown.has(spu)).slice(0, Math.max(0, SHORTEST - fresh.length))
    const spus = [...fresh, ...repeated]
    for (const spu of spus) shown.add(spu)
    return { ...rail, spus }
  })
}
