import { Trans } from '@lingui/react/macro'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import { Picture } from '../pictures/picture.tsx'
import css from './order-lines.module.css'

/** The pieces of a quote or of an order. */
export function OrderLines({ lines }: { readonly lines: Quote['item'] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={`${line.sku} ${line.isGift}`} className={css.line}>
          <div>
            <Picture of={line.imageUrl} sizes="5rem" alt="" widths={[180]} />
          </div>
          <div className={css.words}>
            <p className={css.name}>{line.productsName}</p>
            <p className={css.kind}>{[line.color, line.size].filter(Boolean).join(' / ')}</p>
            <p className={css.kind}>
              <Trans>Quantity {line.qty}</Trans>
            </p>
            {line.isGift && (
              <p className={css.kind}>
                <Trans>Free gift</Trans>
              </p>
            )}
            {line.finalSale && !line.isGift && (
              <p className={css.kind}>
                <Trans>No returns or exchanges on final sale.</Trans>
              </p>
            )}
          </div>
          <p className={css.amount}>{line.formatAmount}</p>
        </li>
      ))}
    </ul>
  )
}
