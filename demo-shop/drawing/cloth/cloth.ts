export const FABRICS = [
  'silk',
  'satin',
  'cotton',
  'linen',
  'knit',
  'wool',
  'denim',
  'chiffon',
  'lace',
] as const

export type Fabric = (typeof FABRICS)[number]

/** How a fabric takes folds and light. */
export interface Hand {
  /** Depth of folds relative to cotton, and how sharp their edges are (blur of the height, cm). */
  readonly drape: number
  readonly soften: number
  /** Small creases. */
  readonly rumple: number
  /** Specular strength and tightness. */
  readonly shine: number
  readonly gloss: number
  readonly contrast: number
  /** Thickness at the edges, cm. */
  readonly thick: number
  /** Strength of the weave tile. */
  readonly weave: number
}

const HANDS: Record<Fabric, Hand> = {
  silk: {
    drape: 1.25,
    soften: 0.6,
    rumple: 0.3,
    shine: 0.2,
    gloss: 4,
    contrast: 0.98,
    thick: 0.22,
    weave: 0.16,
  },
  satin: {
    drape: 1.35,
    soften: 0.78,
    rumple: 0.18,
    shine: 0.34,
    gloss: 5,
    contrast: 1,
    thick: 0.25,
    weave: 0.1,
  },
  cotton: {
    drape: 0.9,
    soften: 0.3,
    rumple: 0.9,
    shine: 0.03,
    gloss: 4,
    contrast: 0.95,
    thick: 0.26,
    weave: 0.3,
  },
  linen: {
    drape: 0.85,
    soften: 0.22,
    rumple: 1.35,
    shine: 0.02,
    gloss: 4,
    contrast: 0.98,
    thick: 0.28,
    weave: 0.42,
  },
  knit: { drape: 0.7, soften: 0.6, rumple: 0.6, shine: 0, gloss: 4, contrast: 0.95, thick: 0.6, weave: 0.6 },
  wool: {
    drape: 0.62,
    soften: 0.55,
    rumple: 0.45,
    shine: 0.02,
    gloss: 3,
    contrast: 0.98,
    thick: 0.5,
    weave: 0.5,
  },
  denim: {
    drape: 0.75,
    soften: 0.28,
    rumple: 1.1,
    shine: 0.02,
    gloss: 4,
    contrast: 1.0,
    thick: 0.45,
    weave: 0.55,
  },
  chiffon: {
    drape: 1.2,
    soften: 0.35,
    rumple: 0.5,
    shine: 0.08,
    gloss: 6,
    contrast: 0.85,
    thick: 0.15,
    weave: 0.14,
  },
  lace: {
    drape: 0.75,
    soften: 0.35,
    rumple: 0.4,
    shine: 0.02,
    gloss: 5,
    contrast: 0.9,
    thick: 0.3,
    weave: 0.85,
  },
}

export function handOf(fabric: Fabric): Hand {
  return HANDS[fabric]
}

/** How much of what lies behind shows through a single unlined layer. */
export function sheerness(fabric: Fabric): number {
  return fabric === 'chiffon' ? 0.3 : fabric === 'lace' ? 0.16 : 0
}
