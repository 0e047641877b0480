import { useLingui } from '@lingui/react/macro'
import type { Category } from '#contract/navigation.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { Picture } from '#blocks/picture.tsx'
import { BANNER_RATIO } from '#blocks/picture-address.ts'
import { bannersOf, bannerWidth } from './category-address.ts'
import css from './menu-banners.module.css'

/** The pictures of a category in the menu (spec 2.5). */
export function MenuBanners({ category }: { readonly category: Category }) {
  const { t } = useLingui()
  const banners = bannersOf(category)
  if (banners.length === 0) return null
  const width = bannerWidth(banners.length)
  const name = category.categoryName
  return (
    <ul className={css.banners} style={{ '--banner-width': `${width}px` }}>
      {banners.map(({ image, link }, at) => (
        <li key={link}>
          <PageLink href={link} aria-label={t`${name}, a look ${at + 1}`}>
            <Picture of={image} alt="" sizes={`${width}px`} widths={[640]} ratio={BANNER_RATIO} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
