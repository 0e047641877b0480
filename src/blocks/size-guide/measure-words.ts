import { useLingui } from '@lingui/react/macro'
import { useMeasureNames } from './use-measure-names.ts'
import type { BodyUnits, MyMeasure } from '#domain/sizing/my-sizes.ts'

export function useMyMeasureNames(): Readonly<Record<MyMeasure, string>> {
  const { t } = useLingui()
  return { ...useMeasureNames(), weight: t`Weight` }
}

/** The unit behind a number, short. */
export function useUnitNames({ length, weight }: BodyUnits): Readonly<Record<MyMeasure, string>> {
  const { t } = useLingui()
  const long = length === 'cm' ? t`cm` : t`in`
  return { height: long, bust: long, waist: long, hip: long, weight: weight === 'kg' ? t`kg` : t`lbs` }
}
