import { useLingui } from '@lingui/react/macro'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Picture } from '#blocks/pictures/picture.tsx'
import { bannersOf, bannerWidth } from './category-address.ts'
import css from './menu-banners.module.css'

/** Banners keep their first third free for text; so narrow a picture shows the garments. */
const RATIO = [4, 5] as const

/** The pictures of a category in the menu, each with the name of its target (spec 2.5). */
export function MenuBanners({ category }: { readonly category: Category }) {
  const { t } = useLingui()
  const banners = bannersOf(category)
  if (banners.length === 0) return null
  const width = bannerWidth(banners.length)
  const name = category.categoryName
  return (
    <ul className={css.banners} style={{ '--banner-width': `${width}px` }}>
      {banners.map(({ image, link, title }, at) => (
        <li key={link}>
          <PageLink href={link} aria-label={title === undefined ? t`${name}, a look ${at + 1}` : undefined}>
            <span className={css.picture}>
              <Picture of={image} alt="" sizes={`${width}px`} widths={[640]} ratio={RATIO} />
            </span>
            {title !== undefined && <span className={css.title}>{title}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
