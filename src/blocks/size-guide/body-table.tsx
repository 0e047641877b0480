import { useLingui } from '@lingui/react/macro'
import { BODY_MEASURES, type BodyRow } from '#domain/sizing/body-charts.ts'
import { newSizeOf, sizeFor } from '#domain/sizing/conversion.ts'
import type { Sizing } from '#domain/sizing/sizing.ts'
import type { MyFit } from '#domain/sizing/my-sizes.ts'
import { measureIn } from '#domain/sizing/units.ts'
import { ScrollTable } from './scroll-table.tsx'
import { useMeasureNames } from './use-measure-names.ts'
import type { SizeHabits } from './use-size-habits.ts'

type BodyTableProps = {
  readonly label: string
  readonly rows: readonly BodyRow[]
  readonly sizing: Sizing
  readonly habits: SizeHabits
  readonly fit: MyFit
  /** Shows beside each classic size the new one for the same body (spec 9.11). */
  readonly relabel?: boolean
  /** The size that was picked on the page. */
  readonly chosen?: string | undefined
}

/**
 * Body measurements of each size; beside the shop's size the one of the chosen country (spec 9.11). The rows of the
 * user's own size and of the chosen one are marked.
 */
export function BodyTable({ label, rows, sizing, habits, fit, relabel = false, chosen }: BodyTableProps) {
  const { t } = useLingui()
  const names = useMeasureNames()
  const { country, units } = habits
  const abroad = country !== 'CN'
  const shown = BODY_MEASURES.filter((measure) =>
    rows.some(({ measures }) => measures[measure] !== undefined),
  )
  return (
    <ScrollTable
      label={label}
      head={[
        t`Size`,
        ...(abroad ? [country] : []),
        ...(relabel ? [t`New size`] : []),
        ...shown.map((measure) => names[measure]),
      ]}
      rows={rows.map(({ size, measures }) => [
        { text: size, heading: true },
        ...(abroad ? [{ text: sizeFor(size, country, sizing) }] : []),
        ...(relabel ? [{ text: newSizeOf(size) ?? '–' }] : []),
        ...shown.map((measure) => ({ text: measureIn(measures[measure] ?? '–', units) })),
      ])}
      chosen={rows.findIndex(({ size }) => size === chosen)}
      marked={typeof fit === 'object' ? rows.findIndex(({ size }) => size === fit.size) : undefined}
    />
  )
}
