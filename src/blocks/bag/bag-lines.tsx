import type { BagViewLine } from '#data/bag/bag-view.ts'
import { BagLine } from './bag-line.tsx'
import css from './bag-line.module.css'

export function BagLines({ lines }: { readonly lines: readonly BagViewLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <BagLine key={line.sku} line={line} />
      ))}
    </ul>
  )
}
