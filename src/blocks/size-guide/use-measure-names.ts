import { useLingui } from '@lingui/react/macro'
import type { BodyMeasure } from '#domain/sizing/body-charts.ts'

export function useMeasureNames(): Readonly<Record<BodyMeasure, string>> {
  const { t } = useLingui()
  return { height: t`Height`, bust: t`Bust`, waist: t`Waist`, hip: t`Hip`, shoulder: t`Shoulder` }
}
