import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { MoreLikeThis } from '#blocks/product/rails/more-like-this.tsx'
import { ProductRail } from '#blocks/product/rails/product-rail.tsx'
import { GUIDE_COOKIE } from '#contract/storage-keys.ts'
import { productQuery } from '#queries/product-queries.ts'
import { writeCookie } from '#platform/storage/cookies.ts'
import type { RefusedAdd } from '#domain/region/plain-paths.ts'
import { DAY_S } from '#domain/time-units.ts'
import { Bundle } from './looks/bundle.tsx'
import { BuyBox } from './buying/buy-box.tsx'
import { Crumbs } from './facts/crumbs.tsx'
import { Details } from './facts/details.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { useOtherCards } from './use-other-cards.ts'
import css from './product-screen.module.css'
import { Reviews } from './reviews/reviews.tsx'
import { SeenPieces } from './facts/seen-pieces.tsx'
import { useSelection } from './use-selection.ts'

export type ProductScreenProps = {
  readonly spu: string
  /** Colour and size to show, from the address. */
  readonly sku: string | undefined
  /** Of the guide who shared the link (spec 2.2). */
  readonly guideCode: string | undefined
  /** Why the form without scripts did not add a piece. */
  readonly refused: RefusedAdd | undefined
}

/** Everything about one product (spec 2.10). */
export function ProductScreen({ spu, sku, guideCode, refused }: ProductScreenProps) {
  const { data: product } = useSuspenseQuery(productQuery(useStorefront(), spu))
  const chooser = useSelection(product, sku)
  const cardsOf = useOtherCards(product)
  useGuide(guideCode)
  const { selection } = chooser
  return (
    <div className={css.screen}>
      <Crumbs product={product} />
      <div className={css.columns}>
        <Gallery key={spu} product={product} colour={selection?.colour} />
        <div className={css.words}>
          <BuyBox product={product} chooser={chooser} refused={refused} />
          <Details product={product} selection={selection} />
        </div>
      </div>
      <div className={css.stories}>
        <Bundle product={product} others={cardsOf(product.bundle) ?? []} colour={selection?.colour.color} />
        <Reviews product={product} />
        <div id="similar">
          <ProductRail
            title={<Trans>You may also like</Trans>}
            aside={<MoreLikeThis spu={spu} />}
            products={cardsOf(product.relateAttributes)}
          />
        </div>
        <SeenPieces spu={spu} />
      </div>
    </div>
  )
}

const THREE_DAYS = 3 * DAY_S

/** The guide who shared the link is stored for three days (spec 9.3). */
function useGuide(code: string | undefined) {
  useEffect(() => {
    if (code !== undefined) writeCookie(GUIDE_COOKIE, code, THREE_DAYS)
  }, [code])
}
