import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { Pair } from '#contract/catalog/pairs.contract.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { partnerColour, type OwnPiece } from './pair-choice.ts'
import { PairPicture } from './pair-picture.tsx'
import { SaveLook } from './save-look.tsx'
import css from './pair-view.module.css'

export type PairViewProps = {
  readonly own: OwnPiece
  /** At least one. */
  readonly partners: readonly ProductCard[]
  readonly pairs: readonly Pair[]
  /** Colours of the partners that the user has chosen, by SPU; their cards show them, too. */
  readonly shades: Readonly<Record<string, { readonly pid?: string }>>
  readonly onShade: (partner: ProductCard, pid: string) => void
}

/** The picture of two pieces in the chosen colours, with the choice of the other piece and of its colour. */
export function PairView({ own, partners, pairs, shades, onShade }: PairViewProps) {
  const { t } = useLingui()
  const [spu, setSpu] = useState<string>()
  const partner = partners.find(({ spuCode }) => spuCode === spu) ?? partners[0]
  const pictured = pairs.filter(
    ({ pid, otherSpu }) => pid === own.colour.pid && otherSpu === partner?.spuCode,
  )
  const colour = partner && partnerColour(partner, pictured, shades[partner.spuCode]?.pid)
  const pair = pictured.find(({ otherPid }) => otherPid === colour?.pid)
  if (!partner || !colour || !pair) return null
  const colours = partner.items.filter(({ pid }) => pictured.some(({ otherPid }) => otherPid === pid))
  const ownWords = t`${own.product.productsName} in ${own.colour.name}`
  const otherWords = t`${partner.productsName} in ${colour.color}`
  return (
    <div className={css.view}>
      <PairPicture
        key={pair.picture}
        of={pair.picture}
        alt={t`${ownWords} and ${otherWords}, hung together`}
      />
      <div className={css.words}>
        <p className={css.what}>
          <span>{ownWords}</span>
          <span>{otherWords}</span>
        </p>
        {partners.length > 1 && (
          <ChoiceGroup
            label={t`With`}
            look="box"
            size="small"
            value={partner.spuCode}
            onChange={setSpu}
            choices={partners.map(({ spuCode, productsName }) => ({ value: spuCode, label: productsName }))}
          />
        )}
        {colours.length > 1 && (
          <ChoiceGroup
            label={t`Color`}
            look="swatch"
            value={colour.pid}
            onChange={(pid) => onShade(partner, pid)}
            choices={colours.map(({ pid, color, hex }) => ({ value: pid, label: color, colour: hex }))}
          />
        )}
        <SaveLook pair={pair} own={own} partner={partner} />
      </div>
    </div>
  )
}
