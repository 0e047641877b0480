import type { Trunk } from './body.ts'
import type { Cut } from '../kinds.ts'

const LONGER: Partial<Record<Cut, number>> = {
  cropped: -11,
  oversized: 4,
  longline: 12,
}
const WIDER: Partial<Record<Cut, number>> = {
  oversized: 2.6,
  relaxed: 1.1,
  fitted: -0.8,
  tailored: -0.4,
}

/** The trunk as the name promises it: cropped ends at the waist, longline and oversized are what they say. */
export function cutTrunk(trunk: Trunk, cut: Cut | undefined): Trunk {
  if (cut === undefined) return trunk
  const wider = WIDER[cut] ?? 0
  return {
    ...trunk,
    hemAt: trunk.hemAt + (LONGER[cut] ?? 0),
    shoulder: trunk.shoulder + Math.max(0, wider) * 0.5,
    chest: trunk.chest + wider * 0.8,
    bust: trunk.bust + wider,
    waist: trunk.waist + wider * 1.1,
    hip: trunk.hip + wider,
    hem: trunk.hem + wider,
  }
}
