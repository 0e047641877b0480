import { useState } from 'react'
import {
  type Chooser,
  type ChoiceProduct,
  inColour,
  selectionOf,
  type Switched,
} from '#blocks/product/choices/selection.ts'

/** Colour and size in the quick view: chosen as on the product's page (spec 4.8), and kept until it closes. */
export function useQuickChoice(product: ChoiceProduct, sku: string | undefined): Chooser {
  const [{ sku: shown, picked }, setChoice] = useState<Switched>({ sku, picked: undefined })
  const selection = selectionOf(product, shown, picked)
  return {
    selection,
    chooseSize: (next) => setChoice({ sku: next, picked: next }),
    chooseColour: (colour) => setChoice(inColour(colour, selection?.chosen)),
  }
}
