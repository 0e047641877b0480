import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CartOffer } from '#contract/buying/gift.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'
import { Picture } from '../../pictures/picture.tsx'
import css from './gifts.module.css'
import { useGifts } from './use-gifts.ts'

export type OfferedPieceProps = {
  readonly offer: CartOffer
  readonly piece: CartOffer['pieces'][number]
}

/** One piece to choose from; with a single size there is nothing to choose but the piece. */
export function OfferedPiece({ offer, piece }: OfferedPieceProps) {
  const { t } = useLingui()
  const { busy, add } = useGifts()
  const { productId, productsName, skus } = piece
  const [sku, setSku] = useState(skus[0]?.sku ?? '')
  return (
    <li className={css.piece}>
      <Picture of={piece.imageUrl} sizes="7rem" alt="" widths={[180]} />
      <div className={css.words}>
        <p>{productsName}</p>
        <p>
          <strong className={css.saved}>{piece.formatFinalPrice}</strong> <s>{piece.formatProductsPrice}</s>
        </p>
        {skus.length > 1 && (
          <Select
            label={t`Colour and size`}
            value={sku}
            onChange={(event) => setSku(event.target.value)}
            options={skus.map((one) => ({
              value: one.sku,
              label: [one.color, one.size].filter(Boolean).join(' / '),
            }))}
          />
        )}
        {offer.left === 0 && (
          <div>
            <Button
              size="small"
              look="outline"
              busy={busy}
              aria-label={t`Add ${productsName}`}
              onClick={() => void add({ ...offer, productId, sku })}
            >
              <Trans>Add</Trans>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
