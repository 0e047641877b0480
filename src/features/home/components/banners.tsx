import { useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import css from './banners.module.css'
import type { Home } from '../home-loader.ts'

/** Collections of the shop, each a picture with its name on the quiet side. */
export function Banners({ banners }: { readonly banners: Home['banners'] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Edits`} className={css.banners}>
      <ul className={css.grid}>
        {banners.map(({ title, link, image }) => (
          <li key={link}>
            <PageLink href={link} className={css.banner}>
              <BannerPicture of={image} sizes="(min-width: 769px) 48vw, 94vw" alt="" />
              <span className={css.title}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
