import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { LaterStyles } from '#blocks/later-styles.tsx'
import { CardNotes } from '#blocks/product/card-notes.tsx'
import { StockLimit } from '#blocks/product/stock-limit.tsx'
import { Price } from '#blocks/product/price.tsx'
import type { ProductDetail } from '#contract/product.contract.ts'
import { readQuantity } from '#domain/cart/quantity.ts'
import type { RefusedAdd } from '#domain/region/plain-paths.ts'
import { NumberInput } from '#ui/number-input/number-input.tsx'
import css from './buy-box.module.css'
import { BuyBar } from './buy-bar.tsx'
import { BuyButtons } from './buy-buttons.tsx'
import { ColourChoice, SizeChoices } from './choices.tsx'
import { MultiItemTerms } from './multi-item-terms.tsx'
import { NotifyMe } from './notify-me.tsx'
import { Notices } from './product-notices.tsx'
import { useAddField } from './add-form.tsx'
import { RefusedForm } from './refused-form.tsx'
import { RefusedChoice } from './refused-choice.tsx'
import { FlashSales } from './flash-sales.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { useBuying, type Buying } from '../use-buying.ts'
import type { Chooser } from '../use-selection.ts'

export type BuyBoxProps = {
  readonly product: ProductDetail
  readonly chooser: Chooser
  readonly refused: RefusedAdd | undefined
}

/** Name, price, choices and buttons of a product. */
export function BuyBox({ product, chooser, refused }: BuyBoxProps) {
  const { selection } = chooser
  const buying = useBuying(product, selection, refused)
  const buttons = useRef<HTMLDivElement>(null)
  const sizes = useRef<HTMLDivElement>(null)
  const price = selection?.shown ?? product
  const asks = buying.missing

  function showSizes() {
    sizes.current?.scrollIntoView({ block: 'center' })
    sizes.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
  }
  const add = async () => (await buying.add()) || showSizes()
  const buyNow = async () => (await buying.buyNow()) || showSizes()

  return (
    <section className={css.box} aria-labelledby="product-name">
      <header className={css.head}>
        <h1 id="product-name" className={css.name}>
          {product.productsName}
        </h1>
        <div className={css.price}>
          <Price of={price} size="large" />
          {price.discount > 0 && <span className={css.off}>-{price.discount}%</span>}
        </div>
        <FlashSales of={product} />
        <ReviewSummary product={product} />
        <p className={css.sku}>
          <Trans>SKU: {selection?.chosen?.sku ?? selection?.colour.color.pid ?? product.spuCode}</Trans>
        </p>
      </header>
      {/* The stores that have it are listed further down. */}
      <div className={css.offers}>
        <CardNotes of={{ ...product, pickupText: '' }} />
        <MultiItemTerms product={product} />
      </div>
      <LaterStyles />
      {selection && (
        <>
          <ColourChoice product={product} chooser={chooser} />
          <div ref={sizes}>
            <SizeChoices product={product} chooser={chooser} asks={asks} />
            {buying.button === 'add-to-cart' && (
              <NotifyMe product={product} selection={selection} instead={false} />
            )}
          </div>
          {buying.button === 'add-to-cart' && <Quantity buying={buying} stock={selection.chosen?.stock} />}
        </>
      )}
      <RefusedChoice selection={selection} />
      <noscript>{import.meta.env.SSR && refused && <RefusedForm reason={refused} />}</noscript>
      <div ref={buttons}>
        <BuyButtons
          product={product}
          selection={selection}
          buying={buying}
          onAdd={() => void add()}
          onBuyNow={() => void buyNow()}
        />
      </div>
      <Notices product={product} selection={selection} />
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

/** The quantity and its limit: the same rule and words as in the bag. */
function Quantity({ buying, stock }: { readonly buying: Buying; readonly stock: number | undefined }) {
  const { t } = useLingui()
  return (
    <div className={css.quantity}>
      <NumberInput
        {...useAddField('qty')}
        label={t`Quantity`}
        increaseLabel={t`One more`}
        decreaseLabel={t`One less`}
        value={buying.qty}
        onChange={buying.setQty}
        min={1}
        max={buying.most}
        read={readQuantity}
      />
      <p className={css.limit} role="status">
        {stock !== undefined && <StockLimit qty={buying.qty} stock={stock} />}
      </p>
    </div>
  )
}
