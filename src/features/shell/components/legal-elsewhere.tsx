import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ArticlePage } from '#domain/region/article-pages.ts'
import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { originOfSite } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import css from './footer.module.css'

/**
 * A restricted site redirects its own addresses of the static pages (spec 2.3), so its footer links to Singapore's site
 * in the same language.
 */
export function LegalElsewhere() {
  const { t } = useLingui()
  const { site, language } = useStorefront()
  const { origin } = useRouter().options.context
  const at = (page: ArticlePage) =>
    originOfSite(origin, site, 'sg') + writeLanguage(page, spokenFor(language), 'sg')
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
