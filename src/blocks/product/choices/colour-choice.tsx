import { useLingui } from '@lingui/react/macro'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { neighbours, preloadViews } from '../../pictures/preload-pictures.ts'
import type { Chooser, ChoiceProduct } from './selection.ts'
import { useUnbuyableWord } from './unbuyable-word.tsx'

type ColourChoiceProps = { readonly product: ChoiceProduct; readonly chooser: Chooser }

/** The colours of a product; one that is sold out can still be looked at. */
export function ColourChoice({ product, chooser }: ColourChoiceProps) {
  const { t } = useLingui()
  const unbuyable = useUnbuyableWord(product)
  const { attributes } = product
  return (
    <ChoiceGroup
      label={t`Color`}
      look="swatch"
      value={chooser.selection?.colour.color.pid}
      onChange={(pid) => {
        const colour = attributes.find((group) => group.color.pid === pid)
        if (colour) chooser.chooseColour(colour)
      }}
      onIntent={(pid, choice) => {
        const at = attributes.findIndex((group) => group.color.pid === pid)
        const gallery = choice.closest('dialog, main')?.querySelector('[data-lead]')?.parentElement
        preloadViews(
          gallery,
          neighbours(attributes, at).map(({ color }) => color.imageList),
        )
      }}
      choices={attributes.map(({ color, size }) => {
        const soldOut = !size.some((one) => one.canBuy)
        return {
          value: color.pid,
          label: color.name,
          colour: color.hex,
          soldOut,
          ...(soldOut ? { reason: unbuyable } : {}),
        }
      })}
    />
  )
}
