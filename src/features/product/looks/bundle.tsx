import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePartNear } from '#blocks/product/rails/use-part-near.ts'
import { useAddToCart } from '#blocks/product/buying/use-add-to-cart.ts'
import { Button } from '#ui/button/button.tsx'
import { BundlePiece } from './bundle-piece.tsx'
import { SetPrices } from './set-prices.tsx'
import { bundlePieces, inColour, type BundleChoice } from './bundle-choice.ts'
import css from './bundle.module.css'
import type { TogetherProps } from './together.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

const Together = onUse(async () => (await import('./together.tsx')).Together)

/** 'Style It With' (spec 2.10): pieces that go together, each with its size, added to the bag at once. */
export function Bundle({ product, colour, others: products }: Omit<TogetherProps, 'shades' | 'onShade'>) {
  const { t } = useLingui()
  const addToCart = useAddToCart()
  const [choices, setChoices] = useState<Readonly<Record<string, BundleChoice>>>({})
  const { near, ref } = usePartNear()
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
      <SetPrices sets={product.sets} others={products} />
      <ul className={css.pieces}>
        {products.map((piece) => (
          <BundlePiece
            key={piece.spuCode}
            product={piece}
            choice={choices[piece.spuCode]}
            missing={isRequested && missing.includes(piece.spuCode)}
            onChange={(choice) => setChoices({ ...choices, [piece.spuCode]: choice })}
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
      <div ref={ref}>
        {near && (
          <Together
            product={product}
            colour={colour}
            others={products}
            shades={choices}
            onShade={(other, pid) =>
              setChoices({ ...choices, [other.spuCode]: inColour(other, choices[other.spuCode], pid) })
            }
          />
        )}
      </div>
    </section>
  )
}
