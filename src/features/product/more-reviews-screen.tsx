import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { productQuery } from '#queries/product-queries.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Reviews } from './reviews/reviews.tsx'
import css from './more-reviews-screen.module.css'

/** All reviews of one product on a page of their own (spec 2.2). */
export function MoreReviewsScreen({ spu }: { readonly spu: string }) {
  const { data: product } = useSuspenseQuery(productQuery(useStorefront(), spu))
  return (
    <div className={css.screen}>
      <header className={css.piece}>
        <Picture of={product.imageUrl} alt="" sizes="96px" />
        <div>
          <h1>{product.productsName}</h1>
          <p>
            <Price of={product} />
          </p>
          <PageLink href={product.baseUrl} className={linkClass('quiet')}>
            <Trans>Back to the item</Trans>
          </PageLink>
        </div>
      </header>
      <Reviews product={product} place="own-page" />
    </div>
  )
}
