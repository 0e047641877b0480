import type { Reader } from '../../../db/schema/database.ts'
import type { PlainColour } from '../addresses.ts'
import { GROUND } from './ground.ts'
import type { VariantTask } from './make-variant.ts'

/** How much of the colour is in the sheet; the rest is the shop's ground, so that it stands back beside photographs. */
const SHARE = 0.6

/** A sheet of one colour, for a colour of which the owner has no photograph yet; undefined for one that no product has. */
export async function plainTask(
  db: Reader,
  { hex, width, format }: PlainColour,
): Promise<VariantTask | undefined> {
  const row = await db
    .selectFrom('colour')
    .select('pid')
    .where((row) => row(row.fn<string>('lower', ['hex']), '=', `#${hex}`))
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const channels = [0, 2, 4].map((at) => mixed(hex, at)).join()
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40" fill="rgb(${channels})"/></svg>`
  return { original: Buffer.from(sheet), framing: 'product', width, format, focal: { x: 50, y: 50 } }
}

/** One channel, from 0 to 255, beginning at this digit. */
function mixed(hex: string, at: number): number {
  const channel = (digits: string) => Number.parseInt(digits.slice(at, at + 2), 16)
  return Math.round(SHARE * channel(hex) + (1 - SHARE) * channel(GROUND.slice(1)))
}
