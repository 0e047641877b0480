import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { useSellingSite } from '#blocks/storefront/use-selling-site.ts'
import css from './footer.module.css'

/** The static pages of a restricted site are those of Singapore's. */
export function LegalElsewhere() {
  const { t } = useLingui()
  const at: (page: ArticlePage) => string = useSellingSite()
  return (
    <nav aria-label={t`About Vanda`}>
      <ul className={css.legal}>
        <li>
          <a className={css.link} href={at('/Terms-And-Conditions')}>
            <Trans>Terms and conditions</Trans>
          </a>
        </li>
        <li>
          <a className={css.link} href={at('/Privacy-Cookie-Policy')}>
            <Trans>Privacy and cookies</Trans>
          </a>
        </li>
        <li>
          <a className={css.link} href={at('/Contact-Us')}>
            <Trans>Contact us</Trans>
          </a>
        </li>
      </ul>
    </nav>
  )
}
