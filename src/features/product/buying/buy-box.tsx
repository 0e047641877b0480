import { useRef } from 'react'
import { useExpress } from '#blocks/express/use-express.ts'
import { CardNotes } from '#blocks/product/card/card-notes.tsx'
import { ColourChoice } from '#blocks/product/choices/colour-choice.tsx'
import { FlashSales } from '#blocks/product/card/flash-sales.tsx'
import { MultiItemTerms } from '#blocks/product/buying/multi-item-terms.tsx'
import { NotifyMe } from '#blocks/product/buying/notify-me.tsx'
import { PointsPrice } from '#blocks/product/card/points-price.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { PriceAsOf } from '#blocks/product/choices/price-as-of.tsx'
import { Notices } from '#blocks/product/choices/product-notices.tsx'
import { QuantityChoice } from '#blocks/product/buying/quantity-choice.tsx'
import { RefusedChoice } from '#blocks/product/choices/refused-choice.tsx'
import type { Chooser } from '#blocks/product/choices/selection.ts'
import { SizeChoices, SizeHelp } from '#blocks/product/choices/size-choices.tsx'
import { useBuying } from '#blocks/product/buying/use-buying.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import type { RefusedAdd } from '#domain/region/plain-paths.ts'
import css from './buy-box.module.css'
import { BuyBar } from './buy-bar.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ColourLinks } from './colour-links.tsx'
import { AddField } from './add-form.tsx'
import { DeliveryLine } from '../facts/delivery-line.tsx'
import { onUse } from '#blocks/page/on-use.tsx'
import { RefusedForm } from './refused-form.tsx'
import { ReviewSummary } from '../reviews/review-summary.tsx'
import { useBuyNow } from '../use-buy-now.ts'

const RedeemBox = onUse(async () => (await import('./redeem-box.tsx')).RedeemBox)

export type BuyBoxProps = {
  readonly product: ProductDetail
  readonly chooser: Chooser
  readonly refused: RefusedAdd | undefined
}

/** Name, price, choices and buttons of a product. */
export function BuyBox({ product, chooser, refused }: BuyBoxProps) {
  const { selection } = chooser
  const buying = useBuying(product, selection, { asks: refused === 'size' })
  const takeNow = useBuyNow(buying)
  const express = useExpress()
  const buttons = useRef<HTMLDivElement>(null)
  const sizes = useRef<HTMLDivElement>(null)
  const price = { ...product, ...selection?.shown }
  const asks = buying.missing
  const sizeHelp = selection && <SizeHelp product={product} selection={selection} chooser={chooser} />

  function showSizes() {
    sizes.current?.scrollIntoView({ block: 'center' })
    sizes.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
  }
  function hasAmount() {
    if (buying.take()) return true
    showSizes()
    return false
  }
  const add = async () => (await buying.add()) || showSizes()
  const buyNow = async () => (await takeNow()) || showSizes()
  async function buyExpress() {
    const piece = buying.take()
    if (!piece) return showSizes()
    const { productId, sku } = piece
    await express.press({ piece: { productId, sku, qty: buying.qty } })
  }

  return (
    <section className={css.box} aria-labelledby="product-name">
      <header className={css.head}>
        <h1 id="product-name" className={css.name}>
          {product.productsName}
        </h1>
        <div className={css.price}>
          <Price of={price} size="large" />
          {price.discount > 0 && <span className={css.off}>{`-${price.discount}%`}</span>}
        </div>
        <PointsPrice product={price} className={css.points} />
        <FlashSales of={product} />
        <ReviewSummary product={product} />
        <Notices product={product} selection={selection} />
      </header>
      {/* The points stand with the price; the stores that have it are listed further down. */}
      <div className={css.offers}>
        <CardNotes of={{ ...product, pickupText: '', allPoint: 0 }} />
        <MultiItemTerms product={product} />
      </div>
      {selection && (
        <>
          <div data-scripted="">
            <ColourChoice product={product} chooser={chooser} />
          </div>
          <noscript>{import.meta.env.SSR && <ColourLinks product={product} chosen={selection} />}</noscript>
          <div ref={sizes}>
            <AddField name="sku">
              {(field) => (
                <SizeChoices {...field} product={product} chooser={chooser} asks={asks} help={sizeHelp} />
              )}
            </AddField>
            {buying.button === 'add-to-cart' && (
              <NotifyMe product={product} selection={selection} instead={false} />
            )}
          </div>
          {buying.button === 'add-to-cart' && (
            <AddField name="qty">
              {(field) => <QuantityChoice {...field} buying={buying} stock={selection.chosen?.stock} />}
            </AddField>
          )}
        </>
      )}
      <RefusedChoice product={product} selection={selection} />
      <noscript>
        {import.meta.env.SSR && refused && <RefusedForm reason={refused} product={product} />}
      </noscript>
      <div ref={buttons}>
        <BuyButtons
          product={product}
          selection={selection}
          buying={buying}
          onAdd={() => void add()}
          onBuyNow={() => void buyNow()}
          onExpress={() => void buyExpress()}
          onGift={takeNow}
          isLeaving={express.busy}
          onSku={chooser.chooseSize}
          onAmount={hasAmount}
        />
      </div>
      {product.allPoint > 0 && (buying.button === 'add-to-cart' || buying.button === 'redeem-only') && (
        <RedeemBox product={price} buying={buying} onMissing={showSizes} />
      )}
      <DeliveryLine product={product} selection={selection} />
      <PriceAsOf at={product.asOf} />
      <BuyBar
        product={product}
        price={price}
        button={buying.button}
        watched={buttons}
        onAdd={() => void add()}
      />
    </section>
  )
}
