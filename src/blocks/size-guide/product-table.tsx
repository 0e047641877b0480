import { Trans, useLingui } from '@lingui/react/macro'
import { sizeFor } from '#domain/sizing/conversion.ts'
import { columnsFor } from '#domain/sizing/garment-columns.ts'
import type { Sizing } from '#domain/sizing/sizing.ts'
import { measureIn } from '#domain/sizing/units.ts'
import { ScrollTable } from './scroll-table.tsx'
import css from './size-guide.module.css'
import { sizeRows } from './size-rows.ts'
import type { SizeHabits } from './use-size-habits.ts'

type ProductTableProps = {
  readonly html: string
  readonly sizes: readonly string[]
  /** English names of its categories, from the root down. */
  readonly categories: readonly string[]
  readonly sizing: Sizing
  readonly habits: SizeHabits
  /** The size that was picked on the page. */
  readonly chosen?: string | undefined
}

/** A product's measurements in centimetres from the server, as a table. */
export function ProductTable({ html, sizes, categories, sizing, habits, chosen }: ProductTableProps) {
  const { t } = useLingui()
  const { country, units } = habits
  const unit = units.length
  const [head, ...all] = sizeRows(html)
  if (!head) return null
  // The table covers the type of garment; only the sizes of this product are shown.
  const own = all.filter(([size]) => size && sizes.includes(size.text))
  const rows = own.length > 0 ? own : all
  const abroad = country !== 'CN'
  const inUnit = (text: string) => (unit === 'in' ? text.replace('(cm)', `(${t`in`})`) : text)
  const [size = '', ...headings] = head.map(({ text }) => inUnit(text))
  const columns = columnsFor(headings, categories)
  const names = columns.map(({ at, measure, isKey }) => {
    // An outer seam is how long trousers are (spec 9.11).
    const heading = measure === 'outseam' ? inUnit(`${t`Length`} (cm)`) : (headings[at] ?? '')
    return isKey ? `${heading} *` : heading
  })
  return (
    <div className={css.measured}>
      <ScrollTable
        label={t`Product measurements`}
        head={[size, ...(abroad ? [country] : []), ...names]}
        chosen={rows.findIndex(([size]) => size !== undefined && size.text === chosen)}
        rows={rows.map(([first, ...cells]) => [
          { text: first?.text ?? '', heading: true },
          ...(abroad ? [{ text: sizeFor(first?.text ?? '', country, sizing) }] : []),
          ...columns.map(({ at }) => ({ text: measureIn(cells[at]?.text ?? '', units) })),
        ])}
      />
      {columns.some(({ isKey }) => isKey) && (
        <p className={css.note}>
          <Trans>* Compare these first: they decide whether it fits.</Trans>
        </p>
      )}
    </div>
  )
}
