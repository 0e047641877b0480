import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon/icon.tsx'
import { SHOPS } from './shops.ts'
import css from './store-register-screen.module.css'

/** What visitors of the EU site are shown (spec 2.3): we do not sell there, and members are registered in our shops. */
export function StoreRegisterScreen() {
  const { t } = useLingui()
  return (
    <article className={css.page}>
      <h1>{t`Become a member in our stores`}</h1>
      <p className={css.text}>
        <Trans>
          Vanda does not sell online in this region. Members are registered in our stores: give a name and an
          e-mail address at the till, and your membership starts with your first purchase.
        </Trans>
      </p>
      <section>
        <h2 className={css.head}>
          <Trans>Our stores</Trans>
        </h2>
        <ul className={css.shops}>
          {SHOPS.map(({ name, address }) => (
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
