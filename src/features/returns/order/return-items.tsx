import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import css from './returns.module.css'

type ReturnItemsProps = {
  readonly order: OrderView
  readonly items: readonly { readonly position: number; readonly qty: number; readonly format?: string }[]
}

/** Pieces of a return or a refund; each with its amount, where it has one. */
export function ReturnItems({ order, items }: ReturnItemsProps) {
  return (
    <ul className={css.items}>
      {items.map(({ position, qty, format }) => {
        const line = order.item.find((one) => one.position === position)
        if (!line) return null
        const kind = [line.color, line.size].filter(Boolean).join(' / ')
        return (
          <li key={position} className={css.item}>
            <Picture of={line.imageUrl} sizes="4rem" alt="" widths={[180]} />
            <div>
              <p>
                <PageLink href={line.baseUrl}>{line.productsName}</PageLink>
              </p>
              <p className={css.soft}>
                {kind !== '' && <span>{`${kind} · `}</span>}
                <Trans>Quantity {qty}</Trans>
              </p>
            </div>
            {format !== undefined && <p className={css.amount}>{format}</p>}
          </li>
        )
      })}
    </ul>
  )
}
