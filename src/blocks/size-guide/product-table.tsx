import { useLingui } from '@lingui/react/macro'
import { sizeFor, type Sizing } from '#domain/sizing/conversion.ts'
import { measureIn } from '#domain/sizing/units.ts'
import { ScrollTable } from './scroll-table.tsx'
import { sizeRows } from './size-rows.ts'
import type { SizeHabits } from './use-size-habits.ts'

type ProductTableProps = {
  readonly html: string
  readonly sizes: readonly string[]
  readonly sizing: Sizing
  readonly habits: SizeHabits
  /** The size that was picked on the page. */
  readonly chosen?: string | undefined
}

/** A product's measurements in centimetres from the server, as a table. */
export function ProductTable({ html, sizes, sizing, habits, chosen }: ProductTableProps) {
  const { t } = useLingui()
  const { country, units } = habits
  const unit = units.length
  const [head, ...all] = sizeRows(html)
  if (!head) return null
  // The table covers the type of garment; only the sizes of this product are shown.
  const own = all.filter(([size]) => size && sizes.includes(size.text))
  const rows = own.length > 0 ? own : all
  const abroad = country !== 'CN'
  const [size, ...measures] = head.map(({ text }) =>
    unit === 'in' ? text.replace('(cm)', `(${t`in`})`) : text,
  )
  return (
    <ScrollTable
      label={t`Product measurements`}
      head={[size, ...(abroad ? [country] : []), ...measures]}
      chosen={rows.findIndex(([size]) => size !== undefined && size.text === chosen)}
      rows={rows.map(([first, ...cells]) => [
        { text: first?.text ?? '', heading: true },
        ...(abroad ? [{ text: sizeFor(first?.text ?? '', country, sizing) }] : []),
        ...cells.map(({ text }) => ({ text: measureIn(text, unit) })),
      ])}
    />
  )
}
