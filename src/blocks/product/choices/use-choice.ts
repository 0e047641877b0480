import { useState } from 'react'
import { type Chooser, type ChoiceProduct, inColour, selectionOf, type Switched } from './selection.ts'

/** Colour and size of a product in a dialog: chosen as on the product's page (spec 4.8), and kept until it closes. */
export function useChoice(product: ChoiceProduct, first: Switched): Chooser {
  const [{ sku: shown, picked }, setChoice] = useState(first)
  const selection = selectionOf(product, shown, picked)
  return {
    selection,
    chooseSize: (next) => setChoice({ sku: next, picked: next }),
    chooseColour: (colour) => setChoice(inColour(colour, selection?.chosen)),
  }
}
