import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { spokenFor, writeLanguage } from '#domain/region/language.ts'
import { originOfSite, SITES } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ButtonLink } from '#ui/link-style/link-style.tsx'
import { REGISTRATION_STORES } from '#domain/region/registration-stores.ts'
import css from './store-register-screen.module.css'

/** The page for visitors of the EU site (spec 2.3): its stores, and a link to the site that sells online. */
export function StoreRegisterScreen() {
  const { t } = useLingui()
  const { site } = useStorefront()
  return (
    <article className={css.page}>
      <h1>{t`Become a member in our stores`}</h1>
      <p className={css.text}>
        <Trans>
          Members are registered in our stores: give a name and an e-mail address at the till, and your
          membership starts with your first purchase.
        </Trans>
      </p>
      {SITES[site].restricted && <SellingShop />}
      <section>
        <h2 className={css.head}>
          <Trans>Our stores</Trans>
        </h2>
        <ul className={css.shops}>
          {REGISTRATION_STORES[site].map(({ name, address }) => (
            <li key={name} className={css.shop}>
              <Icon name="store" size={22} />
              <div>
                <h3 className={css.name}>{name}</h3>
                <address>{address}</address>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

/** Links from a site without sales to the one that sells, in the same language. */
function SellingShop() {
  const { site, language } = useStorefront()
  const { origin } = useRouter().options.context
  const address = originOfSite(origin, site, 'sg') + writeLanguage('/', spokenFor(language), 'sg')
  return (
    <div className={css.selling}>
      <p>
        <Trans>
          Vanda does not sell online from this site. Our shop in Singapore does, and sends parcels to Europe.
        </Trans>
      </p>
      <ButtonLink href={address} look="outline">
        <Trans>Shop at Vanda Singapore</Trans>
      </ButtonLink>
    </div>
  )
}
