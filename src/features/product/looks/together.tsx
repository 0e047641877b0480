import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { ColourGroup, ProductDetail } from '#contract/catalog/product.contract.ts'
import { pairsQuery } from '#queries/pair-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { partnersOf } from './pair-choice.ts'
import { PairView, type PairViewProps } from './pair-view.tsx'
import css from './pair-view.module.css'

export type TogetherProps = {
  readonly product: ProductDetail
  /** As chosen. */
  readonly colour: ColourGroup['color'] | undefined
  /** Pieces of the bundle. */
  readonly others: readonly ProductCard[]
  /** Colours of these that the user has chosen, by SPU. */
  readonly shades: PairViewProps['shades']
  readonly onShade: PairViewProps['onShade']
}

/** The page's piece and one of the bundle on one hanger. Nothing is shown where the shop has no such pictures. */
export function Together({ product, colour, others, shades, onShade }: TogetherProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { data, isPending, isError, refetch } = useQuery(pairsQuery(useStorefront(), product.spuCode))
  const partners = data ? partnersOf(data.list, colour?.pid, others) : []
  if (isPending || (data && partners.length === 0)) return null
  return (
    <div className={css.together}>
      <div>
        <Button look="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? <Trans>Hide the picture</Trans> : <Trans>See them together</Trans>}
        </Button>
      </div>
      <div id={id}>
        {open && isError && !data && (
          <Notice
            action={
              <Button size="small" look="outline" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>We couldn’t load this pairing.</Trans>
          </Notice>
        )}
        {open && data && colour && (
          <PairView
            own={{ product, colour }}
            partners={partners}
            pairs={data.list}
            {...{ shades, onShade }}
          />
        )}
      </div>
    </div>
  )
}
