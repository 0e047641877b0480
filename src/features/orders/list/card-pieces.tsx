import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import css from './order-list.module.css'

const MOST = 4

type CardPiecesProps = {
  readonly order: OrderView
  /** The page of the order. */
  readonly page: string
}

/** Up to four pieces with their names; more of them are on the order's page. */
export function CardPieces({ order: { item }, page }: CardPiecesProps) {
  const rest = item.length - MOST
  return (
    <>
      <ul className={css.pieces} data-single={item.length === 1 || undefined}>
        {item.slice(0, MOST).map(({ position, imageUrl, productsName, color, size, qty }) => (
          <li key={position}>
            <PageLink href={page} className={css.piece} tabIndex={-1}>
              <Picture of={imageUrl} sizes="8rem" alt="" widths={[180, 360]} />
              <span className={css.name}>
                <span>{productsName}</span>
                <span className={css.kind}>
                  {joined(' · ', joined(' / ', color, size), qty > 1 ? `× ${qty}` : '')}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={css.soft}>
          <PageLink href={page}>
            <Trans>and {rest} more</Trans>
          </PageLink>
        </p>
      )}
    </>
  )
}

function joined(separator: string, ...texts: readonly string[]): string {
  return texts.filter(Boolean).join(separator)
}
