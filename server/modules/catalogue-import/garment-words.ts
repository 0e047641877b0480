import { garmentOf } from '#domain/sizing/garments.ts'

/** Types that the shop has words for, the longer ones first. */
const TYPES = [
  'midi dress',
  'maxi dress',
  'mini dress',
  'cheongsam',
  'blouse',
  'camisole',
  't-shirt',
  'shirt',
  'sweater',
  'cardigan',
  'knit vest',
  'jacket',
  'blazer',
  'trench coat',
  'coat',
  'mini skirt',
  'skirt',
  'pants',
  'jeans',
  'shorts',
  'suit',
  'top',
] as const

const GROUP_NAMES = {
  tops: 'Tops',
  outerwear: 'Outerwear',
  dresses: 'Dresses',
  skirts: 'Skirts',
  pants: 'Pants',
  suits: 'Suits',
} as const
export const OTHER_CATEGORY = 'More'

/** The category in which a product is filed by the garment that these words name. */
export function garmentCategoryOf(words: string): string {
  return GROUP_NAMES[garmentOf(words)?.group ?? ('none' as never)] ?? OTHER_CATEGORY
}

/** The type of garment that these words name. */
export function garmentTypeOf(words: string): string | undefined {
  const plain = words.toLowerCase()
  return TYPES.find((type) => new RegExp(`(?<![a-z-])${type}(?:e?s)?(?![a-z])`).test(plain))?.replace(
    ' ',
    '-',
  )
}
