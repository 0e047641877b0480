import { Trans, useLingui } from '@lingui/react/macro'
import css from './details.module.css'
import { sizeRows, type SizeCell } from './size-rows.ts'

/** Product measurements as the shop keeps them, in a table of our own. */
export function SizeTable({ html }: { readonly html: string }) {
  const { t } = useLingui()
  const [head, ...rows] = sizeRows(html)
  if (!head) return null
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label={t`Size table`}>
        <table className={css.table}>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, at) => (
                  <Cell key={at} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={css.hint}>
        <Trans>Product measurements in centimetres.</Trans>
      </p>
    </>
  )
}

function Cell({ cell }: { cell: SizeCell }) {
  return cell.heading ? <th scope="row">{cell.text}</th> : <td>{cell.text}</td>
}
