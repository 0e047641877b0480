import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import { useOpenQuickView } from '#blocks/quick-view/open-quick-view.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { comparePath } from '#domain/catalog/compared.ts'
import { toggleCompared, useComparedPieces } from '#preferences/compared-pieces.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from '../compare-screen.module.css'
import type { ComparedProduct } from '../use-compared-products.ts'

export type ComparedPieceProps = {
  readonly piece: ComparedProduct
  /** Codes of all columns. */
  readonly all: readonly string[]
}

/** The head of a column: the piece, its quick view for the bag, and its way out of the comparison. */
export function ComparedPiece({ piece: { spu, product, error }, all }: ComparedPieceProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const navigate = useNavigate()
  const openQuickView = useOpenQuickView()
  const chosen = useComparedPieces()
  const name = product?.productsName ?? spu

  function remove() {
    if (chosen.includes(spu)) toggleCompared(spu)
    const left = all.filter((other) => other !== spu)
    void navigate({ to: '.', href: comparePath(left), replace: true })
  }

  return (
    <div className={css.piece}>
      {product ? (
        <>
          <Picture
            className={css.picture}
            of={product.imageUrl}
            alt=""
            sizes="(min-width: 1025px) 16rem, 40vw"
          />
          <PageLink href={productAddress(product)} className={linkClass()}>
            {name}
          </PageLink>
          <Button
            size="small"
            look="outline"
            className={css.quick}
            aria-label={t`Quick view: ${name}`}
            onClick={() => openQuickView({ card: product, sku: product.skuCode, picture: '' })}
          >
            <Trans>Quick view</Trans>
          </Button>
        </>
      ) : (
        <>
          <span>{spu}</span>
          <p className={css.none}>
            <Trans>This item can’t be shown.</Trans> <span>{words(error)}</span>
          </p>
        </>
      )}
      <Button size="small" look="quiet" aria-label={t`Remove: ${name}`} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  )
}
