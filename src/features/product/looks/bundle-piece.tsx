import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { Price } from '#blocks/product/card/price.tsx'
import { productAddress } from '#blocks/product/card/product-address.ts'
import { useUnbuyableWord } from '#blocks/product/choices/unbuyable-word.tsx'
import { useChoiceWords } from '#blocks/product/choices/use-choice-words.ts'
import { isSized } from '#domain/catalog/variants.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Select } from '#ui/select/select.tsx'
import { offeredSizes, shownColour, type BundleChoice } from './bundle-choice.ts'
import css from './bundle.module.css'

export type BundlePieceProps = {
  readonly product: ProductCard
  readonly choice: BundleChoice | undefined
  /** Selected without a size. */
  readonly missing: boolean
  readonly onChange: (choice: BundleChoice) => void
}

export function BundlePiece({ product, choice, missing, onChange }: BundlePieceProps) {
  const { t } = useLingui()
  const colour = shownColour(product, choice?.pid)
  const sizes = offeredSizes(product, choice?.pid)
  const canBuy = sizes.some((size) => size.canBuy)
  const name = product.productsName
  const choiceWords = useChoiceWords(product)
  const unbuyable = useUnbuyableWord(product)
  return (
    <li className={css.piece}>
      <div>
        <Picture of={colour?.imageUrl ?? product.imageUrl} sizes="(min-width: 1025px) 14rem, 40vw" alt="" />
      </div>
      <div className={css.words}>
        <PageLink href={productAddress(product, choice?.pid && sizes[0]?.sku)} className={css.name}>
          {name}
        </PageLink>
        <Price of={colour?.price ? { ...product, ...colour.price } : product} />
        {canBuy && sizes.length > 1 && (
          <Select
            label={choiceWords.label}
            aria-label={isSized(product) ? t`Size of ${name}` : `${choiceWords.label}: ${name}`}
            placeholder={isSized(product) ? t`Choose a size` : t`Choose one`}
            value={choice?.sku ?? ''}
            options={sizes.map(({ sku, size, canBuy }) => ({
              value: sku,
              label: canBuy ? size : t`${size}, Sold Out`,
              disabled: !canBuy,
            }))}
            // Choosing a size also selects the piece.
            onChange={({ target }) => onChange({ ...choice, selected: true, sku: target.value })}
            error={missing ? choiceWords.missing : undefined}
          />
        )}
        <Checkbox
          label={canBuy ? t`Select` : unbuyable}
          aria-label={t`Select ${name}`}
          checked={choice?.selected ?? false}
          disabled={!canBuy}
          onChange={({ target }) => onChange({ ...choice, sku: choice?.sku, selected: target.checked })}
        />
      </div>
    </li>
  )
}
