import { useLingui } from '@lingui/react/macro'
import { BODY_MEASURES, type BodyRow } from '#domain/sizes/body-charts.ts'
import { sizeFor, type Sizing } from '#domain/sizes/conversion.ts'
import type { MyFit } from '#domain/sizes/my-sizes.ts'
import { measureIn } from '#domain/sizes/units.ts'
import { ScrollTable } from './scroll-table.tsx'
import { useMeasureNames } from './use-measure-names.ts'
import type { SizeHabits } from './use-size-habits.ts'

type BodyTableProps = {
  readonly label: string
  readonly rows: readonly BodyRow[]
  readonly sizing: Sizing
  readonly habits: SizeHabits
  readonly fit: MyFit
}

/** Which body each size is made for; beside our own size the one of the chosen country, and one's own row marked. */
export function BodyTable({ label, rows, sizing, habits, fit }: BodyTableProps) {
  const { t } = useLingui()
  const names = useMeasureNames()
  const { country, unit } = habits
  const abroad = country !== 'CN'
  const shown = BODY_MEASURES.filter((measure) =>
    rows.some(({ measures }) => measures[measure] !== undefined),
  )
  return (
    <ScrollTable
      label={label}
      head={[t`Size`, ...(abroad ? [country] : []), ...shown.map((measure) => names[measure])]}
      rows={rows.map(({ size, measures }) => [
        { text: size, heading: true },
        ...(abroad ? [{ text: sizeFor(size, country, sizing) }] : []),
        ...shown.map((measure) => ({ text: measureIn(measures[measure] ?? '–', unit) })),
      ])}
      marked={typeof fit === 'object' ? rows.findIndex(({ size }) => size === fit.size) : undefined}
    />
  )
}
