import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Picture } from '#blocks/pictures/picture.tsx'
import type { PlacedLine } from '#contract/buying/orders.contract.ts'
import { GIFT_BOX_SPU } from '#domain/catalog/notices.ts'
import { GiftTerms } from '#blocks/order/gift-terms.tsx'
import css from './return-form.module.css'

/** A line of which nothing can be returned, with the reason. */
export function KeptLine({ line }: { readonly line: PlacedLine }) {
  const kind = [line.color, line.size].filter(Boolean).join(' / ')
  return (
    <li className={css.keptLine}>
      <Picture of={line.imageUrl} sizes="3rem" alt="" widths={[180]} />
      <p>
        <span>{line.productsName}</span>
        {kind !== '' && <span className={css.soft}>{kind}</span>}
        <span className={css.soft}>{whyKept(line)}</span>
      </p>
    </li>
  )
}

/** The first reason that holds. */
function whyKept(line: PlacedLine): ReactNode {
  if (line.spuCode === GIFT_BOX_SPU) return <Trans>This gift box is non-returnable once sold.</Trans>
  if (line.isGift) return <GiftTerms line={line} />
  if (line.finalSale) return <Trans>No returns or exchanges on final sale.</Trans>
  if (line.cancelled === line.qty) return <Trans>Cancelled</Trans>
  if (line.returned + line.cancelled === line.qty) return <Trans>Returned already</Trans>
  if (line.inReturn > 0) return <Trans>In a return already</Trans>
  if (line.delivered === 0) return <Trans>Not delivered yet</Trans>
  return <Trans>The time for returns is over.</Trans>
}
