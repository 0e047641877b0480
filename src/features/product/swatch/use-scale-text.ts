import { useLingui } from '@lingui/react/macro'
import type { ScaleBar } from './swatch-zoom.ts'

/** Writes the length of a scale bar with its unit. */
export function useScaleText(): (bar: Pick<ScaleBar, 'text' | 'unit'>) => string {
  const { t } = useLingui()
  const units = { mm: t`mm`, cm: t`cm`, in: t`in` }
  return ({ text, unit }) => `${text} ${units[unit]}`
}
