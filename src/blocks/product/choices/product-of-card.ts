import type { CardColour, ProductCard } from '#contract/catalog/card-fields.ts'
import type { ColourGroup } from '#contract/catalog/product.contract.ts'
import type { ChoiceProduct } from './selection.ts'

/** A product from the data of its card: each colour with its sizes, the price of the colour and its two pictures. */
export function productOfCard(card: ProductCard): ChoiceProduct {
  return {
    ...card,
    selectedSku: card.skuCode,
    attributes: card.items.map((colour) => colourGroupOf(colour, colour.price ?? card)),
  }
}

type Prices = Pick<
  ProductCard,
  'finalPrice' | 'productsPrice' | 'formatFinalPrice' | 'formatProductsPrice' | 'discount'
>

function colourGroupOf(
  { pid, color: name, hex, imageUrl, imageUrlNext, size }: CardColour,
  prices: Prices,
): ColourGroup {
  const { finalPrice, productsPrice, formatFinalPrice, formatProductsPrice, discount } = prices
  return {
    color: {
      pid,
      name,
      color: name,
      hex,
      image: imageUrl,
      imageList: [imageUrl, imageUrlNext].filter((picture) => picture !== ''),
      videoList: [],
    },
    size: size.map((one) => ({
      ...one,
      finalPrice,
      productsPrice,
      formatFinalPrice,
      formatProductsPrice,
      discount,
      storeInventory: [],
      activities: [],
    })),
  }
}
