import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { ColourGroup, ProductDetail, ProductSize } from '#contract/catalog/product.contract.ts'
import { defaultSku, markDisabled, switchColour, visibleSizes } from '#domain/catalog/variants.ts'

type SizeChoice = ProductSize & { readonly disabled: boolean }

/** A product whose colour and size can be chosen: all of its page, or the data of its card. */
export type ChoiceProduct = ProductCard & Pick<ProductDetail, 'attributes' | 'selectedSku'>

/** What a product shows and the user has chosen (spec 4.8). */
export interface Selection {
  readonly colour: ColourGroup
  /** The sizes of that colour, without those hidden in all colours. */
  readonly sizes: readonly SizeChoice[]
  /** The SKU whose price and code are shown. */
  readonly shown: SizeChoice
  /** The size that the user has picked; a piece of one size is picked automatically. */
  readonly chosen: SizeChoice | undefined
}

/**
 * `sku` of the address decides colour and price; `picked` is the size that was pressed. undefined for a product without
 * any SKU, which cannot be shown.
 */
export function selectionOf(
  product: Pick<ProductDetail, 'attributes' | 'selectedSku'>,
  sku: string | undefined,
  picked: string | undefined,
): Selection | undefined {
  const { attributes } = product
  const at = Math.max(0, indexOf(attributes, sku) ?? indexOf(attributes, product.selectedSku) ?? 0)
  const colour = attributes[at]
  if (!colour) return undefined
  const visible = visibleSizes(attributes)[at] ?? []
  const sizes = markDisabled(visible.length > 0 ? visible : colour.size)
  const first = defaultSku({ size: sizes })
  const shown = sizes.find((size) => size.sku === sku) ?? sizes.find((size) => size.sku === first)
  if (!shown) return undefined
  const only = sizes.length === 1 ? shown.sku : undefined
  const chosen = sizes.find((size) => size.sku === (picked ?? only) && size.canBuy)
  return { colour, sizes, shown: chosen ?? shown, chosen }
}

function indexOf(colours: readonly ColourGroup[], sku: string | undefined): number | undefined {
  const at = colours.findIndex((colour) => colour.size.some((size) => size.sku === sku && !size.hidden))
  return at < 0 ? undefined : at
}

export interface Chooser {
  readonly selection: Selection | undefined
  readonly chooseSize: (sku: string) => void
  readonly chooseColour: (colour: ColourGroup) => void
}

export interface Switched {
  readonly sku: string | undefined
  readonly picked: string | undefined
}

/** Choosing a colour keeps the size where that colour sells it; else no size is picked (spec 4.8). */
export function inColour(colour: ColourGroup, chosen: ProductSize | undefined): Switched {
  const same = switchColour(chosen?.size, colour)
  return { sku: same?.sku ?? defaultSku(colour), picked: same?.sku }
}

/** The sizes of a product, in any colour. */
export function everySize({ attributes }: Pick<ProductDetail, 'attributes'>): string[] {
  return attributes.flatMap(({ size }) => size.map((one) => one.size))
}

/** The discount in the badge of this colour: that of its first size (spec 4.9). */
export function badgeDiscount(
  { discount }: Pick<ProductDetail, 'discount'>,
  colour: ColourGroup | undefined,
): number {
  return colour?.size[0]?.discount ?? discount
}
