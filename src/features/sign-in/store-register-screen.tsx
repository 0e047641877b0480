import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { REGISTRATION_STORES } from '#domain/region/registration-stores.ts'
import { SITES } from '#domain/region/sites.ts'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useSellingSite } from '#blocks/storefront/use-selling-site.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ButtonLink, linkClass } from '#ui/link-style/link-style.tsx'
import { RegisterForm } from './components/register-form.tsx'
import css from './store-register-screen.module.css'

/**
 * Registration in a store (spec 2.2), and the page to which the EU site redirects all that it does not have (spec 2.3).
 * `guideCode`: of the address that a guide has shared.
 */
export function StoreRegisterScreen({ guideCode }: { readonly guideCode: string | undefined }) {
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
      <div className={css.columns}>
        <section>
          <h2 className={css.head}>
            <Trans>Register now</Trans>
          </h2>
          <NeedsScripts />
          <Registration guideCode={guideCode} />
        </section>
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
      </div>
    </article>
  )
}

/** The form; a member who is signed in has registered already. */
function Registration({ guideCode }: { readonly guideCode: string | undefined }) {
  const { site } = useStorefront()
  const navigate = useNavigate()
  const isSignedIn = useSignedIn()
  const goOn = () => void navigate({ to: '.', href: '/user/dashboard' })
  if (isSignedIn)
    return (
      <p>
        <Trans>You are a member.</Trans>{' '}
        <PageLink href="/user/dashboard" className={linkClass()}>
          <Trans>My account</Trans>
        </PageLink>
      </p>
    )
  return (
    <>
      <p className={css.lead}>
        <Trans>Are you a member already?</Trans>{' '}
        <PageLink href="/user/dashboard" className={linkClass()}>
          <Trans>Log in</Trans>
        </PageLink>
      </p>
      <RegisterForm
        onEntered={goOn}
        onLogIn={() => void askSignIn().then(goOn, () => {})}
        inStore={{ stores: REGISTRATION_STORES[site].map(({ name }) => name), guideCode }}
      />
    </>
  )
}

/** Links from a site without sales to the one that sells, in the same language. */
function SellingShop() {
  const addressOf = useSellingSite()
  return (
    <div className={css.selling}>
      <p>
        <Trans>
          Vanda does not sell online from this site. Our shop in Singapore does, and sends parcels to Europe.
        </Trans>
      </p>
      <ButtonLink href={addressOf('/')} look="outline">
        <Trans>Shop at Vanda Singapore</Trans>
      </ButtonLink>
    </div>
  )
}
