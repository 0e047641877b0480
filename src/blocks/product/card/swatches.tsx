import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CardColour } from '#contract/catalog/card-fields.ts'
import css from './swatches.module.css'

/** Shown before `+N` is pressed (spec 2.8); the style sheet holds the same numbers. */
const ON_MOBILE = 2
const ON_DESKTOP = 4

export type SwatchesProps = {
  readonly colours: readonly CardColour[]
  readonly chosen: number
  /** The colour that the list shows; it comes first where `+N` would otherwise hide it. */
  readonly first?: number
  readonly onChoose: (index: number) => void
  /** A pointer, a finger or the focus comes to a colour, which may be chosen next. */
  readonly onIntent: (index: number, swatch: Element) => void
}

/** The colours of a card: two on a phone, four on a desktop, and `+N` for the rest. */
export function Swatches({ colours, chosen, first = 0, onChoose, onIntent }: SwatchesProps) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  if (colours.length < 2) return null
  return (
    <div className={css.swatches} role="group" aria-label={t`Color`} data-all={all || undefined}>
      {inOrder(colours, first).map(({ colour: { pid, color, hex }, index }) => (
        <button
          key={pid}
          type="button"
          className={css.swatch}
          aria-pressed={index === chosen}
          aria-label={color}
          title={color}
          onClick={() => onChoose(index)}
          onPointerEnter={({ currentTarget }) => onIntent(index, currentTarget)}
          onFocus={({ currentTarget }) => onIntent(index, currentTarget)}
          onTouchStart={({ currentTarget }) => onIntent(index, currentTarget)}
        >
          <span style={{ background: hex }} />
        </button>
      ))}
      {!all && <More on="mobile" rest={colours.length - ON_MOBILE} onMore={() => setAll(true)} />}
      {!all && <More on="desktop" rest={colours.length - ON_DESKTOP} onMore={() => setAll(true)} />}
    </div>
  )
}

function inOrder(colours: readonly CardColour[], first: number) {
  const all = colours.map((colour, index) => ({ colour, index }))
  return first < ON_MOBILE
    ? all
    : all.sort((one, other) => Number(other.index === first) - Number(one.index === first))
}

function More({ on, rest, onMore }: { on: 'mobile' | 'desktop'; rest: number; onMore: () => void }) {
  const { t } = useLingui()
  if (rest <= 0) return null
  return (
    <button
      type="button"
      className={css.more}
      data-on={on}
      aria-label={t`Show ${rest} more colors`}
      onClick={onMore}
    >
      {`+${rest}`}
    </button>
  )
}
