import { useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { pictureAddress, srcSet } from '#blocks/pictures/picture-address.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { cutoutPicture } from '#domain/catalog/source-views.ts'
import css from './hanger-rail.module.css'

const WIDTHS = [180, 360, 540] as const
const SIZES = '(min-width: 769px) 15rem, 44vw'

/** A piece on its hanger, which leads to its page. Falls back to the front image. */
export function Hanger({ card }: { readonly card: ProductCard }) {
  const [isMissing, setMissing] = useState(false)
  const of = card.cutout ?? cutoutPicture(card.imageUrl)
  return (
    <PageLink href={productAddress(card)} className={css.piece}>
      <span className={css.hung}>
        {of === undefined || isMissing ? (
          <Picture of={card.imageUrl} sizes={SIZES} alt="" className={css.photo} />
        ) : (
          <picture>
            <source type="image/avif" srcSet={srcSet(of, WIDTHS, 'avif')} sizes={SIZES} />
            <source type="image/webp" srcSet={srcSet(of, WIDTHS, 'webp')} sizes={SIZES} />
            <img
              className={css.garment}
              src={pictureAddress(of, 360, 'webp')}
              width={600}
              height={1200}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setMissing(true)}
            />
          </picture>
        )}
      </span>
      <span className={css.name}>{card.productsName}</span>
      <Price of={card} />
    </PageLink>
  )
}
