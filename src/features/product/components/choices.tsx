import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ProductDetail } from '#contract/product.contract.ts'
import { useRecordedSizes } from '#sync/sizes/use-my-sizes.ts'
import { sizingOf } from '#domain/sizing/conversion.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { useAddField } from './add-form.tsx'
import { ColourLinks } from './colour-links.tsx'
import { everySize } from './selection.ts'
import { SizeGuideButton } from './size-guide-button.tsx'
import css from './buy-box.module.css'
import type { Chooser } from '../use-selection.ts'

/** Loaded only for users with stored measurements. */
const MySizeHint = lazy(async () => ({ default: (await import('./my-size-hint.tsx')).MySizeHint }))

type ChoicesProps = { readonly product: ProductDetail; readonly chooser: Chooser }

export function ColourChoice({ product, chooser }: ChoicesProps) {
  const { t } = useLingui()
  const { attributes } = product
  return (
    <>
      <div data-scripted="">
        <ChoiceGroup
          label={t`Color`}
          look="swatch"
          value={chooser.selection?.colour.color.pid}
          onChange={(pid) => {
            const colour = attributes.find((group) => group.color.pid === pid)
            if (colour) chooser.chooseColour(colour)
          }}
          choices={attributes.map(({ color, size }) => {
            const soldOut = !size.some((one) => one.canBuy)
            return {
              value: color.pid,
              label: color.name,
              colour: color.hex,
              soldOut,
              ...(soldOut ? { reason: t`Sold Out` } : {}),
            }
          })}
        />
      </div>
      <noscript>
        {import.meta.env.SSR && <ColourLinks product={product} chosen={chooser.selection} />}
      </noscript>
    </>
  )
}

/** Sizes as buttons; those that cannot be bought are shown and announced as such (spec 4.8). */
export function SizeChoices({ product, chooser, asks }: ChoicesProps & { readonly asks: boolean }) {
  const { t } = useLingui()
  const { selection } = chooser
  const mine = useRecordedSizes()
  const field = useAddField('sku')
  if (!selection) return null
  const buyable = selection.sizes.some((size) => size.canBuy)
  return (
    <ChoiceGroup
      {...field}
      label={t`Size`}
      look="box"
      value={selection.chosen?.sku}
      onChange={chooser.chooseSize}
      choices={selection.sizes.map((size) => ({
        value: size.sku,
        label: size.size,
        soldOut: !size.canBuy && !size.disabled,
        disabled: !size.canBuy,
        ...(size.canBuy ? {} : { reason: t`Sold Out` }),
      }))}
      error={asks && buyable ? <AskForSize product={product} /> : undefined}
      aside={
        product.sizeGuide.sizeTable !== '' && (
          <span className={css.sizeHelp}>
            {mine && (
              <Suspense>
                <MySizeHint
                  sizing={sizingOf(product)}
                  sizes={everySize(product)}
                  shown={selection.sizes.map(({ size }) => size)}
                  mine={mine}
                />
              </Suspense>
            )}
            <SizeGuideButton product={product} chosen={selection.chosen?.size} />
          </span>
        )
      }
    />
  )
}

function AskForSize({ product }: { product: ProductDetail }) {
  return product.isGroupVirtual ? (
    <Trans>Please select a product</Trans>
  ) : (
    <Trans>Please select a size.</Trans>
  )
}
