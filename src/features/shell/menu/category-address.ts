import type { Category } from '#contract/catalog/navigation.contract.ts'
import { listingPath } from '#domain/region/links.ts'

/** Expanded when the menu opens (spec 9.6). */
export const UNFOLDED = 159819
/** Has its own style in the navigation (spec 9.6). */
export const DISTINGUISHED = 159787

export function categoryAddress({ href, categoryName, categoriesId }: Category): string {
  return href ?? listingPath(categoryName, categoriesId)
}

export interface MenuBanner {
  readonly image: string
  readonly link: string
  /** Name of the target. */
  readonly title: string | undefined
}

/** `bannerIcon` is JSON text; a category whose text cannot be parsed has no pictures. */
export function bannersOf({ bannerIcon }: Pick<Category, 'bannerIcon'>): readonly MenuBanner[] {
  let list: unknown
  try {
    list = JSON.parse(bannerIcon || '[]')
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { bannerIconIcon: image, bannerLink: link, bannerTitle } = entry as Record<string, unknown>
    const title = typeof bannerTitle === 'string' ? bannerTitle : undefined
    return typeof image === 'string' && typeof link === 'string' && image !== ''
      ? [{ image, link, title }]
      : []
  })
}

/** Mega-menu banner image width: 146 px when there are 3 banners, else 210 px (spec 9.4). */
export function bannerWidth(banners: number): 146 | 210 {
  return banners === 3 ? 146 : 210
}
