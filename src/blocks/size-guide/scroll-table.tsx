import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './size-guide.module.css'

export type Cell = { readonly text: ReactNode; readonly heading?: boolean }

/** A table that scrolls inside its frame where the screen is too narrow for it. */
export function ScrollTable({
  label,
  head,
  rows,
  marked,
  chosen,
}: {
  readonly label: string
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly Cell[])[]
  /** Index of the row of the user's own size. */
  readonly marked?: number | undefined
  /** Index of the row of the chosen size, which is also marked in text. */
  readonly chosen?: number | undefined
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
            <tr key={at} data-marked={at === marked || undefined} data-chosen={at === chosen || undefined}>
              {row.map(({ text, heading }, column) =>
                heading ? (
                  <th key={column} scope="row">
                    <span>{text}</span>
                    {at === chosen && (
                      <span className={css.chosen}>
                        {' '}
                        <Trans>chosen</Trans>
                      </span>
                    )}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
