import type { ReactNode } from 'react'
import css from './size-guide.module.css'

export type Cell = { readonly text: ReactNode; readonly heading?: boolean }

/** A table that scrolls inside its frame where the screen is too narrow for it. */
export function ScrollTable({
  label,
  head,
  rows,
  marked,
}: {
  readonly label: string
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly Cell[])[]
  /** The row that stands out, by its place. */
  readonly marked?: number | undefined
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((text, at) => (
              <th key={at} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-marked={at === marked || undefined}>
              {row.map(({ text, heading }, at) =>
                heading ? (
                  <th key={at} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={at}>{text}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
