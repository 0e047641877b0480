import { type MouseEvent, use, useState } from 'react'
import type { CardColour, ProductCard as Product } from '#contract/catalog/card-fields.ts'
import { cardOffersAdd, defaultSku } from '#domain/catalog/variants.ts'
import { PageLink } from '../../page/page-link.tsx'
import { neighbours, preloadViews } from '../../pictures/preload-pictures.ts'
import { Picture } from '../../pictures/picture.tsx'
import { namePicture, PIECE_MOVES } from './piece-moves.ts'
import { opensQuickView } from '../../quick-view/card-press.ts'
import { preloadQuickView, useOpenQuickView } from '../../quick-view/open-quick-view.ts'
import { isWide } from '../../page/use-wide.ts'
import { Badges } from './product-badges.tsx'
import { CardAdd } from './card-add.tsx'
import { CardNotes } from './card-notes.tsx'
import css from './product-card.module.css'
import { Price } from './price.tsx'
import { productAddress } from './product-address.ts'
import { QuickViewButton } from './quick-view-button.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { RedeemCards } from './redeem-cards.ts'
import { Swatches } from './swatches.tsx'
import { UnbuyableWord } from '../choices/unbuyable-word.tsx'
import { WishlistButton } from './wishlist-button.tsx'

export type ProductCardProps = {
  readonly product: Product
  /** How wide the picture is shown, as in `sizes` of an image. */
  readonly sizes: string
  /** Of the first four of a list (spec 2.8). */
  readonly eager?: boolean
  /** The first card of a page whose largest picture it shows. */
  readonly priority?: boolean
}

/** A product on any list (spec 2.8). The name is the link and covers the picture; buttons lie above it. */
export function ProductCard({ product, sizes, eager = false, priority = false }: ProductCardProps) {
  const [picked, setPicked] = useState<{ readonly index: number; readonly of: string }>()
  const [near, setNear] = useState(false)
  const openQuickView = useOpenQuickView()
  // A list that shows the product in another colour than before resets the user's choice.
  const own = picked?.of === product.skuCode ? picked.index : undefined
  const look = { sizes, eager, priority }

  function open(cardElement: Element | null) {
    const colour = own === undefined ? undefined : product.items[own]
    const sku = (colour && defaultSku(colour)) ?? product.skuCode
    openQuickView({ card: product, sku, picture: cardElement?.querySelector('img')?.currentSrc ?? '' })
  }

  /** Capture phase, so that `Link` sees `defaultPrevented`. */
  function onClickCapture(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !opensQuickView(event, { isWide: isWide(), hovers: matchMedia('(hover: hover)').matches }))
      return
    event.preventDefault()
    // The focus comes back to it; a press does not focus a link in every browser.
    link.focus({ preventScroll: true })
    open(event.currentTarget)
  }

  return (
    <article
      className={css.card}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onPointerDown={preloadQuickView}
      onClickCapture={onClickCapture}
    >
      <CardParts
        {...look}
        product={product}
        own={own}
        near={near}
        onChoose={(index) => setPicked({ index, of: product.skuCode })}
        onQuickView={open}
      />
    </article>
  )
}

type CardPartsProps = Required<ProductCardProps> & {
  /** Index of the colour that the user chose. */
  readonly own: number | undefined
  /** Pointer or focus is on the card. */
  readonly near: boolean
  readonly onChoose: (index: number) => void
  readonly onQuickView: (cardElement: Element | null) => void
}

function CardParts({ product, sizes, eager, priority, own, near, ...on }: CardPartsProps) {
  const offered = cardOffersAdd(product)
  const redeems = use(RedeemCards) && product.allPoint > 0
  const chosen = own ?? shownFirst(product)
  const colour = product.items[chosen] ?? asColour(product)
  const shown = own === undefined ? product : inColour(product, colour)
  return (
    <>
      <div className={css.picture} data-picture="">
        <Picture of={colour.imageUrl} sizes={sizes} alt="" eager={eager} priority={priority} />
        {near && colour.imageUrlNext && (
          <div className={css.next}>
            <Picture of={colour.imageUrlNext} sizes={sizes} alt="" eager />
          </div>
        )}
        <Badges of={{ ...product, discount: badgeDiscount(product, colour) }} className={css.badges} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <PageLink href={productAddress(shown)} viewTransition={PIECE_MOVES} onClick={namePicture}>
            {product.productsName}
          </PageLink>
        </h3>
        <Price of={shown} />
        {!product.canBuy && (
          <p className={css.soldOut}>
            <UnbuyableWord of={product} />
          </p>
        )}
        <CardNotes of={product} />
        <Swatches
          colours={product.items}
          chosen={chosen}
          first={shownFirst(product)}
          onChoose={on.onChoose}
          onIntent={(index, swatch) =>
            preloadViews(
              swatch.closest('article')?.querySelector('[data-picture]'),
              neighbours(product.items, index).map(({ imageUrl, imageUrlNext }) => [imageUrl, imageUrlNext]),
            )
          }
        />
      </div>
      <WishlistButton className={css.heart} card={shown} />
      {redeems ? (
        <div className={css.add}>
          <RedeemButton name={product.productsName} onOpen={on.onQuickView} />
        </div>
      ) : (
        (offered || near) && (
          <div className={css.add}>
            {near && <QuickViewButton name={product.productsName} onOpen={on.onQuickView} />}
            {offered && <CardAdd product={shown} colour={colour} />}
          </div>
        )
      )}
    </>
  )
}

/** The discount in the badge of this colour: that of its first size, whatever the lowest price is (spec 4.9). */
function badgeDiscount(product: Product, { price, firstSizeDiscount }: CardColour): number {
  return firstSizeDiscount ?? price?.discount ?? product.discount
}

/** The colour that the list shows. */
function shownFirst(product: Product): number {
  const index = product.items.findIndex(({ size }) => size.some(({ sku }) => sku === product.skuCode))
  return Math.max(0, index)
}

/** The card as a list would return it in this colour. */
function inColour(product: Product, colour: CardColour): Product {
  const { color: attributesColor, imageUrl, imageUrlNext, price } = colour
  const skuCode = defaultSku(colour) ?? product.skuCode
  return { ...product, ...price, skuCode, attributesColor, imageUrl, imageUrlNext }
}

/** A product without colour variants is its own only colour. */
function asColour(product: Product): CardColour {
  const { productsId: pid, attributesColor: color, imageUrl, imageUrlNext } = product
  return { pid, color, hex: '', imageUrl, imageUrlNext, size: [] }
}
