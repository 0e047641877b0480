import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { isSized } from '#domain/catalog/variants.ts'
import { useRecordedSizes } from '#sync/sizes/use-my-sizes.ts'
import { keepPicture } from '#platform/device/keep-picture.ts'
import { ChoiceGroup, type ChoiceGroupProps } from '#ui/choice-group/choice-group.tsx'
import { flatSheetOf } from '../../in-my-size/sheet-address.ts'
import { InMySizeDialog } from './in-my-size-dialog.tsx'
import type { Chooser, ChoiceProduct, Selection } from './selection.ts'
import { SizeGuideButton } from './size-guide-button.tsx'
import css from './size-choices.module.css'
import { useUnbuyableWord } from './unbuyable-word.tsx'
import { useChoiceWords } from './use-choice-words.ts'
import { useSizeLabels } from './use-size-labels.ts'
import { onUse } from '../../page/on-use.tsx'

/** Loaded only for users with stored measurements. */
const MySizeHint = onUse(async () => (await import('./my-size-hint.tsx')).MySizeHint)

type SizeChoicesProps = Pick<ChoiceGroupProps, 'name' | 'form'> & {
  /** Without `isNewSize`, as a card has it, the sizes keep the shop's own labels. */
  readonly product: Pick<ChoiceProduct, 'isGroupVirtual' | 'isGiftCard' | 'stopSelling'> &
    Partial<Pick<ProductDetail, 'isNewSize'>>
  readonly chooser: Chooser
  /** Add was pressed before a size was picked. */
  readonly asks: boolean
  readonly help?: ReactNode
}

/** Sizes as buttons; those that cannot be bought are shown and announced as such (spec 4.8). */
export function SizeChoices({ product, chooser, asks, help, ...field }: SizeChoicesProps) {
  const { t } = useLingui()
  const { selection } = chooser
  const words = useChoiceWords(product)
  const unbuyable = useUnbuyableWord(product)
  // Only sizes have a country.
  const sized = isSized(product)
  const { country, labelOf } = useSizeLabels(sized ? product.isNewSize : undefined)
  if (!selection) return null
  const buyable = selection.sizes.some((size) => size.canBuy)
  return (
    <ChoiceGroup
      {...field}
      label={country ? t`Size (${country})` : words.label}
      look="box"
      value={selection.chosen?.sku}
      onChange={chooser.chooseSize}
      choices={selection.sizes.map((size) => ({
        value: size.sku,
        ...labelOf(size.size),
        soldOut: !size.canBuy && !size.disabled,
        disabled: !size.canBuy,
        ...(size.canBuy ? {} : { reason: unbuyable }),
      }))}
      error={asks && buyable ? words.missing : undefined}
      aside={help}
    />
  )
}

type SizeHelpProps = {
  readonly product: ProductDetail
  readonly selection: Selection
  readonly chooser: Chooser
}

/** The user's own size, and one button to the size guide, which leads to the piece on the user's outline. */
export function SizeHelp({ product, selection, chooser }: SizeHelpProps) {
  const mine = useRecordedSizes()
  const [fitting, setFitting] = useState(false)
  const isMeasured = product.sizeGuide.sizeTable !== ''
  const { image: front, flat } = selection.colour.color
  const sheet = flatSheetOf({ front, flat })?.address
  useEffect(() => {
    if (isMeasured && sheet !== undefined) keepPicture(sheet)
  }, [isMeasured, sheet])
  if (!isMeasured) return null
  return (
    <span className={css.help}>
      {mine && <MySizeHint product={product} shown={selection.sizes.map(({ size }) => size)} mine={mine} />}
      <InMySizeDialog
        open={fitting}
        product={product}
        selection={selection}
        onChoose={chooser.chooseSize}
        onClose={() => setFitting(false)}
      />
      <SizeGuideButton
        product={product}
        chosen={selection.chosen?.size}
        onSeeInMySize={() => setFitting(true)}
      />
    </span>
  )
}
