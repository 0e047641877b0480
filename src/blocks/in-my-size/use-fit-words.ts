import { useLingui } from '@lingui/react/macro'
import type { Grade } from '#domain/sizing/ease.ts'
import type { HemPlace } from '#domain/sizing/hem-place.ts'

/** How a piece sits, in a word. */
export function useGradeWords(): Readonly<Record<Grade, string>> {
  const { t } = useLingui()
  return {
    tight: t({ context: 'fit', message: 'tight' }),
    close: t({ context: 'fit', message: 'close' }),
    easy: t({ context: 'fit', message: 'easy' }),
    loose: t({ context: 'fit', message: 'loose' }),
    unknown: t({ context: 'fit', message: 'not known' }),
  }
}

/** Where a piece ends, as a sentence's end. */
export function useHemWords(): Readonly<Record<HemPlace, string>> {
  const { t } = useLingui()
  return {
    ribs: t`ends above the waist`,
    waist: t`ends at the waist`,
    hip: t`ends at the hip`,
    thigh: t`ends at the thigh`,
    knee: t`ends at the knee`,
    calf: t`ends at the calf`,
    ankle: t`ends at the ankle`,
    floor: t`reaches the floor`,
  }
}
