import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { CardNotes } from '#blocks/product/card/card-notes.tsx'
import { CompareButton } from '#blocks/product/compare/compare-button.tsx'
import { ColourChoice } from '#blocks/product/choices/colour-choice.tsx'
import { FlashSales } from '#blocks/product/card/flash-sales.tsx'
import { MoreLikeThis } from '#blocks/product/rails/more-like-this.tsx'
import { MultiItemTerms } from '#blocks/product/buying/multi-item-terms.tsx'
import { NotifyMe } from '#blocks/product/buying/notify-me.tsx'
import { PointsPrice } from '#blocks/product/card/points-price.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import { PriceAsOf } from '#blocks/product/choices/price-as-of.tsx'
import { Notices } from '#blocks/product/choices/product-notices.tsx'
import { QuantityChoice } from '#blocks/product/buying/quantity-choice.tsx'
import { RefusedChoice } from '#blocks/product/choices/refused-choice.tsx'
import type { ChoiceProduct } from '#blocks/product/choices/selection.ts'
import { SizeChoices, SizeHelp } from '#blocks/product/choices/size-choices.tsx'
import { useChoice } from '#blocks/product/choices/use-choice.ts'
import { UnbuyableWord } from '#blocks/product/choices/unbuyable-word.tsx'
import { useBuying } from '#blocks/product/buying/use-buying.ts'
import { RedeemChoice } from '#blocks/product/redeeming/redeem-choice.tsx'
import { QuickViewButtons } from './quick-view-buttons.tsx'
import { QuickViewGallery } from './quick-view-gallery.tsx'
import css from './quick-view.module.css'
import { useRedeeming } from '#blocks/product/redeeming/use-redeeming.ts'

type QuickViewProductProps = {
  readonly product: ChoiceProduct
  /** All of the product, once it is read. */
  readonly detail: ProductDetail | undefined
  /** Whose colour is shown first. */
  readonly sku: string | undefined
  /** The picture of the card, until the own ones are there. */
  readonly picture: string
  /** Why there is no more than the card. */
  readonly problem: ReactNode
  readonly onClose: () => void
}

/** Pictures, price, choices and buttons of a product, by the rules of its page (spec 2.9, 4.6, 4.8). */
export function QuickViewProduct({ product, detail, sku, picture, problem, onClose }: QuickViewProductProps) {
  const chooser = useChoice(product, { sku, picked: undefined })
  const { selection } = chooser
  const buying = useBuying(product, selection, { onStored: onClose })
  const sizes = useRef<HTMLDivElement>(null)
  const price = { ...product, ...selection?.shown }

  function showSizes() {
    sizes.current?.scrollIntoView({ block: 'nearest' })
    sizes.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
  }
  const redeeming = useRedeeming(product, buying, showSizes)
  const add = async () => (await buying.add()) || showSizes()

  return (
    <div className={css.layout}>
      <div className={css.head}>
        <h2>{product.productsName}</h2>
        <div className={css.price}>
          <Price of={price} size="large" />
          {price.discount > 0 && <span className={css.off}>{`-${price.discount}%`}</span>}
          {(buying.button === 'notify' || buying.button === 'stop-selling') && (
            <span className={css.soldOut}>
              <UnbuyableWord of={product} />
            </span>
          )}
        </div>
        {!redeeming && <PointsPrice product={price} className={css.points} />}
      </div>
      <div className={css.scroll}>
        <QuickViewGallery
          product={product}
          colour={selection?.colour}
          preview={selection?.colour.size.some((size) => size.sku === sku) ? picture : ''}
        />
        <div className={css.words}>
          <div className={css.offers}>
            <FlashSales of={{ marketing: product.marketing, asOf: detail?.asOf }} />
            {/* The points are shown with the price, or with the payment. */}
            <CardNotes of={{ ...product, pickupText: '', allPoint: 0 }} />
            <MultiItemTerms product={product} />
          </div>
          {selection && (
            <>
              <ColourChoice product={product} chooser={chooser} />
              <div ref={sizes}>
                <SizeChoices
                  product={product}
                  chooser={chooser}
                  asks={buying.missing}
                  help={detail && <SizeHelp product={detail} selection={selection} chooser={chooser} />}
                />
                {buying.button === 'add-to-cart' && (
                  <NotifyMe product={product} selection={selection} instead={false} />
                )}
              </div>
              {buying.button === 'add-to-cart' && (
                <QuantityChoice buying={buying} stock={selection.chosen?.stock} />
              )}
            </>
          )}
          {redeeming && <RedeemChoice product={price} redeeming={redeeming} />}
          <RefusedChoice product={product} selection={selection} />
          {detail && <Notices product={detail} selection={selection} quickView />}
          {detail && <PriceAsOf at={detail.asOf} />}
          {problem}
          <p className={css.others}>
            <CompareButton spu={product.spuCode} />
            <MoreLikeThis spu={product.spuCode} />
          </p>
          <p>
            <PageLink href={productAddress(product, buying.sku)} className={linkClass('quiet')}>
              <Trans>View product details &gt;</Trans>
            </PageLink>
          </p>
        </div>
      </div>
      <div data-toasts="" />
      <QuickViewButtons
        product={product}
        selection={selection}
        buying={buying}
        redeeming={redeeming}
        onAdd={() => void add()}
      />
    </div>
  )
}
