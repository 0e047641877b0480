import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { flashSale } from '#domain/catalog/flash.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import css from './flash-sales.module.css'
import { useDealTurns } from './use-deal-turns.ts'

type Deal = Pick<ProductDetail, 'marketing'> & {
  /** When the price was read; undefined where it is that of a card. */
  readonly asOf: number | undefined
}

/** 'Flash Sales' and its clock beside the price while the deal runs; the clock in its last 24 hours (spec 2.10, 4.10, 9.6). */
export function FlashSales({ of }: { readonly of: Deal }) {
  const { t } = useLingui()
  const now = useServerNow(of.marketing !== null)
  // The server and the first render say what held when the page was made, so that no line comes under a finger.
  const sale = flashSale(of.marketing, now ?? of.asOf ?? 0)
  useDealTurns(now === undefined ? undefined : sale.active, wasActive(of))
  if (!sale.active) return null
  return (
    <p className={css.sales}>
      <strong>
        <Trans>Flash Sales</Trans>
      </strong>
      {sale.counting && (
        <span data-scripted="">
          <Trans>Ends in</Trans>{' '}
          <span role="timer" aria-live="off" aria-label={t`Flash deal ends in`} className={css.clock}>
            {sale.clock}
          </span>
        </span>
      )}
    </p>
  )
}

function wasActive({ marketing, asOf }: Deal): boolean | undefined {
  return asOf === undefined ? undefined : flashSale(marketing, asOf).active
}
