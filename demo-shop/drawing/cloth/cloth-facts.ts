import type { ClothName, PicturedCloth } from '#domain/catalog/pictured-cloth.ts'
import type { Fabric } from './cloth.ts'
import type { Drawing } from '../kinds.ts'

/** Threads, stitches or meshes in a centimetre, and the square that is drawn, which holds a whole number of repeats. */
export type ClothFacts = Pick<PicturedCloth, 'unit' | 'across' | 'along' | 'span'>

/** Counts of cloths that are sold for garments of this kind: warp × weft, wales × courses. */
const FACTS: Record<ClothName, ClothFacts> = {
  silk: { unit: 'thread', across: 52, along: 44, span: 1 },
  satin: { unit: 'thread', across: 80, along: 40, span: 0.6 },
  crepe: { unit: 'thread', across: 36, along: 32, span: 1.5 },
  jacquard: { unit: 'thread', across: 75, along: 50, span: 1.6 },
  chiffon: { unit: 'thread', across: 34, along: 32, span: 1 },
  lace: { unit: 'mesh', across: 4, along: 4, span: 6 },
  cotton: { unit: 'thread', across: 28, along: 24, span: 1.5 },
  poplin: { unit: 'thread', across: 52, along: 28, span: 1 },
  linen: { unit: 'thread', across: 16, along: 14, span: 3 },
  jersey: { unit: 'stitch', across: 14, along: 18, span: 2 },
  merino: { unit: 'stitch', across: 3, along: 4, span: 4 },
  cashmere: { unit: 'stitch', across: 4, along: 5, span: 3 },
  rib: { unit: 'stitch', across: 5, along: 6, span: 4 },
  wool: { unit: 'thread', across: 24, along: 22, span: 2 },
  tweed: { unit: 'thread', across: 8, along: 7, span: 4 },
  denim: { unit: 'thread', across: 26, along: 18, span: 2 },
}

/** Of jumpers that are named after it, whatever their yarn. */
const FINE_GAUGE: ClothFacts = { unit: 'stitch', across: 6, along: 8, span: 3 }
const GAUGED: readonly ClothName[] = ['merino', 'cashmere']

/** What a drawing shows whose shop was filled before cloths had names of their own. */
const CLOTH_OF_FABRIC: Record<Fabric, ClothName> = {
  silk: 'silk',
  satin: 'satin',
  cotton: 'cotton',
  linen: 'linen',
  knit: 'merino',
  wool: 'wool',
  denim: 'denim',
  chiffon: 'chiffon',
  lace: 'lace',
}

/** The cloth of a garment; undefined for what is made of card. */
export function clothNameOf({ kind, fabric, cloth }: Drawing): ClothName | undefined {
  return kind === 'gift-box' || kind === 'gift-card' ? undefined : (cloth ?? CLOTH_OF_FABRIC[fabric])
}

export function clothFacts(name: ClothName, cut: Drawing['cut']): ClothFacts {
  return cut === 'fine-gauge' && GAUGED.includes(name) ? FINE_GAUGE : FACTS[name]
}
