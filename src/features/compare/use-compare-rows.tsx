import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Price } from '#blocks/product/card/price.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { differs, sizesToBuy } from '#domain/catalog/compared.ts'
import { withDecimalSign } from '#domain/money/amount-style.ts'
import type { CompareRow } from '#ui/compare-table/compare-table.tsx'
import css from './compare-screen.module.css'
import type { ComparedProduct } from './use-compared-products.ts'

type Facts = readonly string[]

interface Aspect {
  readonly key: string
  readonly label: ReactNode
  readonly factsOf: (product: ProductDetail, locale: string) => Facts
  /** Where the facts alone do not say it best. */
  readonly show?: (product: ProductDetail) => ReactNode
}

const ASPECTS: readonly Aspect[] = [
  {
    key: 'price',
    label: <Trans>Price</Trans>,
    factsOf: ({ formatFinalPrice }) => [formatFinalPrice],
    show: (product) => <Price of={product} />,
  },
  { key: 'kind', label: <Trans>Category</Trans>, factsOf: ({ categoriesName }) => [categoriesName] },
  {
    key: 'colours',
    label: <Trans>Colors</Trans>,
    factsOf: ({ attributes }) => attributes.map(({ color }) => color.name),
  },
  { key: 'sizes', label: <Trans>Sizes in stock</Trans>, factsOf: ({ attributes }) => sizesToBuy(attributes) },
  { key: 'material', label: <Trans>Material</Trans>, factsOf: ({ material }) => [material] },
  { key: 'care', label: <Trans>Care</Trans>, factsOf: ({ care }) => [care] },
  {
    key: 'rating',
    label: <Trans>Rating</Trans>,
    factsOf: ({ reviewInfo: { averageRating, totalReviews } }, locale) =>
      totalReviews > 0 ? [`${withDecimalSign(averageRating.toFixed(1), locale)} (${totalReviews})`] : [],
  },
  { key: 'stores', label: <Trans>In store</Trans>, factsOf: storesOf },
]

/** What is compared, a row each; of a piece that could not be read its cells are empty. */
export function useCompareRows(pieces: readonly ComparedProduct[]): readonly CompareRow[] {
  const { locale } = useStorefront()
  return ASPECTS.map(({ key, label, factsOf, show }) => {
    const facts = pieces.map(
      ({ product }) => product && factsOf(product, locale).filter((fact) => fact !== ''),
    )
    return {
      key,
      label,
      differs: differs(facts.map((list) => list?.join('\n'))),
      cells: pieces.map(({ spu, product }, at) => {
        const list = facts[at]
        if (!product || !list) return null
        if (show) return show(product)
        return <FactList key={spu} facts={list} />
      }),
    }
  })
}

function FactList({ facts }: { readonly facts: Facts }) {
  if (facts.length === 0)
    return (
      <span className={css.none}>
        <Trans>none</Trans>
      </span>
    )
  if (facts.length === 1) return <span>{facts[0]}</span>
  return (
    <ul className={css.list}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** Stores that have it in some size, each once. */
function storesOf({ attributes }: ProductDetail): Facts {
  const stocks = attributes.flatMap(({ size }) => size.flatMap(({ storeInventory }) => storeInventory))
  return [...new Set(stocks.filter(({ stock }) => stock > 0).map(({ name }) => name))]
}
