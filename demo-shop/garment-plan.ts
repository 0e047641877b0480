import { PALETTES, type ColourKey } from './colours.ts'
import type { Cut, Pattern } from './drawing/kinds.ts'
import { chance, pick, type Random } from './drawing/canvas/random.ts'
import { FABRICS, type FabricKey } from './fabrics.ts'
import { GARMENTS, type GarmentKey } from './garments.ts'
import { MOTIFS, type MotifKey } from './words/words.ts'
import { inEveryLanguage, type Texts } from './words/languages.ts'

/** One garment to generate: type, fabric, colours, price. */
export interface GarmentPlan {
  readonly garment: GarmentKey
  readonly cut: Cut
  readonly fabric: FabricKey
  readonly pattern: Pattern
  readonly motif: MotifKey
  readonly colours: readonly ColourKey[]
  /** SGD cents. */
  readonly price: number
}

export const GARMENT_KEYS = Object.keys(GARMENTS) as GarmentKey[]
const SHARES = GARMENT_KEYS.map((key) => GARMENTS[key].share)
const ALL_SHARES = SHARES.reduce((sum, share) => sum + share, 0)
const UNPRINTED: readonly FabricKey[] = ['lace', 'jacquard', 'tweed', 'denim', 'merino', 'cashmere', 'rib']
const PRINTS = ['floral', 'floral', 'stripe', 'botanical', 'dot', 'check'] as const

const LOWEST = 3_900
const HIGHEST = 48_900

export function garmentFor(random: Random): GarmentKey {
  let roll = random() * ALL_SHARES
  const at = SHARES.findIndex((share) => (roll -= share) < 0)
  return GARMENT_KEYS[at] ?? 'midi-dress'
}

export function planGarment(garment: GarmentKey, random: Random): GarmentPlan {
  const { cuts, fabrics, palette, printable, price } = GARMENTS[garment]
  const fabric = pick<FabricKey>(random, fabrics)
  const printed = printable && !UNPRINTED.includes(fabric) && chance(random, 0.3)
  const [low, high] = price
  return {
    garment,
    cut: pick<Cut>(random, cuts),
    fabric,
    pattern: printed ? pick(random, PRINTS) : 'plain',
    motif: pick(random, MOTIFS),
    colours: coloursFrom(
      PALETTES[palette],
      printed ? 1 + Math.floor(random() * 3) : manyColours(random),
      random,
    ),
    price: tidy((low + (high - low) * random() ** 1.4) * FABRICS[fabric].cost),
  }
}

export function namesOf({ garment, cut, fabric, pattern, motif }: GarmentPlan): Texts {
  return inEveryLanguage((words) =>
    words.name({
      motif: words.motifs[motif],
      print: pattern === 'plain' ? '' : words.prints[pattern],
      cut: words.cuts[cut],
      fabric: GARMENTS[garment].saysFabric ? words.fabrics[fabric] : '',
      garment: words.garments[garment],
    }),
  )
}

/** Two or three sentences: the cloth, the cut, the occasion. */
export function descriptionsOf(plan: GarmentPlan, random: Random): Texts {
  const { occasion } = GARMENTS[plan.garment]
  const which = Math.floor(random() * 3)
  const ends = random() < 0.8
  return inEveryLanguage((words, language) => {
    const closing = words.occasions[occasion]
    const sentences = [words.aboutFabric[plan.fabric], words.aboutCut[plan.cut]]
    if (ends) sentences.push(closing[which % closing.length] ?? closing[0])
    return sentences.join(language === 'zh' || language === 'ja' ? '' : ' ')
  })
}

function manyColours(random: Random): number {
  const roll = random()
  return [0.14, 0.42, 0.72, 0.9].findIndex((limit) => roll < limit) + 1 || 5
}

function coloursFrom(
  palette: readonly [ColourKey, ...ColourKey[]],
  count: number,
  random: Random,
): ColourKey[] {
  const chosen = new Set<ColourKey>()
  while (chosen.size < Math.min(count, palette.length)) chosen.add(pick<ColourKey>(random, palette))
  return [...chosen]
}

/** Prices end in nine dollars and stay within what the shop asks for. */
function tidy(dollars: number): number {
  const cents = (Math.round((dollars + 1) / 10) * 10 - 1) * 100
  return Math.min(HIGHEST, Math.max(LOWEST, cents))
}
