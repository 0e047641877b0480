import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductCard } from '#contract/card-fields.ts'
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts'
import { Button } from '#ui/button/button.tsx'
import { BundlePiece } from './bundle-piece.tsx'
import { bundlePieces, type BundleChoice } from './bundle-choice.ts'
import css from './bundle.module.css'

/** 'Style It With' (spec 2.10): pieces that go together, each with its size, added to the bag at once. */
export function Bundle({ products }: { readonly products: readonly ProductCard[] }) {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const [choices, setChoices] = useState<Readonly<Record<string, BundleChoice>>>({})
  const [isRequested, setRequested] = useState(false)
  if (products.length === 0) return null
  const { pieces, missing, selected } = bundlePieces(products, choices)

  function add() {
    setRequested(true)
    if (missing.length > 0 || pieces.length === 0) return
    void addToCart(pieces.map((piece) => ({ piece, qty: 1 })))
  }

  return (
    <section className={css.bundle} aria-labelledby="style-it-with">
      <h2 id="style-it-with">
        <Trans>Style It With</Trans>
      </h2>
      <ul className={css.pieces}>
        {products.map((product) => (
          <BundlePiece
            key={product.spuCode}
            product={product}
            choice={choices[product.spuCode]}
            missing={isRequested && missing.includes(product.spuCode)}
            onChange={(choice) => setChoices({ ...choices, [product.spuCode]: choice })}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <Button onClick={add} aria-describedby="style-it-with-hint">
          <Trans>Add selected to cart</Trans>
        </Button>
        <p id="style-it-with-hint" className={css.hint} role="status">
          {isRequested && selected === 0 ? t`Please select at least one item.` : ''}
        </p>
      </div>
    </section>
  )
}
