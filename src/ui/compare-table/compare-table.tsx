import type { ReactNode } from 'react'
import css from './compare-table.module.css'

type CompareColumn = {
  readonly key: string
  /** Head of the column: what is compared. */
  readonly head: ReactNode
}

export type CompareRow = {
  readonly key: string
  readonly label: ReactNode
  /** As many as there are columns. */
  readonly cells: readonly ReactNode[]
  /** The cells are not all alike. */
  readonly differs?: boolean
}

export type CompareTableProps = {
  readonly label: string
  readonly columns: readonly CompareColumn[]
  readonly rows: readonly CompareRow[]
  /** Text for rows that differ: colour alone is not accessible. */
  readonly differsLabel: string
  /** In the corner above the labels. */
  readonly corner?: ReactNode
}

/** A few things side by side, one column each. The labels stay in view while the columns scroll in their frame. */
export function CompareTable({ label, columns, rows, differsLabel, corner }: CompareTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={label}>
      <table className={css.table} style={{ '--columns': columns.length }}>
        <thead>
          <tr>
            <td className={css.corner}>{corner}</td>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, cells, differs }) => (
            <tr key={key} data-differs={differs || undefined}>
              <th scope="row">
                <span>{name}</span>
                {differs && (
                  <>
                    {' '}
                    <span className={css.differs}>{differsLabel}</span>
                  </>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
