import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from '../account.module.css'

/** Account security and the deletion of the account, from the dashboard (spec 2.14). */
export function SecurityTile() {
  return (
    <section className={css.section} aria-labelledby="security">
      <h2 id="security">
        <Trans>Account security</Trans>
      </h2>
      <ul className={css.links}>
        <li>
          <PageLink href="/user/account-security" className={linkClass()}>
            <Trans>Change password</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/user/account-security#devices" className={linkClass()}>
            <Trans>Signed-in devices</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/LogOff.html" className={linkClass()}>
            <Trans>Delete account</Trans>
          </PageLink>
        </li>
      </ul>
    </section>
  )
}
