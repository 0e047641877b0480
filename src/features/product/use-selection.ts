import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { inColour, selectionOf, type Chooser } from '#blocks/product/selection.ts'
import type { ProductDetail } from '#contract/product.contract.ts'

/** The selection of the page; the SKU is in the address, so that it can be shared and reloaded. */
export function useSelection(product: ProductDetail, sku: string | undefined): Chooser {
  const navigate = useNavigate()
  const [picked, setPicked] = useState<string>()
  const selection = selectionOf(product, sku, picked)

  function show(next: string | undefined) {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, sku: next, refused: undefined }),
      replace: true,
      resetScroll: false,
    })
  }

  return {
    selection,
    chooseSize(next) {
      setPicked(next)
      show(next)
    },
    chooseColour(colour) {
      const next = inColour(colour, selection?.chosen)
      setPicked(next.picked)
      show(next.sku)
    },
  }
}
