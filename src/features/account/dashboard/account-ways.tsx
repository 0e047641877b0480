import { Trans } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from '../account.module.css'
import { AccountLinks } from '#blocks/account-frame/account-links.tsx'

/** The pages on from the dashboard, on a phone; a desktop has them beside it, but for a site that has none of them. */
export function AccountWays() {
  const { restricted } = SITES[useStorefront().site]
  return (
    <section className={css.ways} aria-labelledby="ways" data-aside={!restricted || undefined}>
      <h2 id="ways">
        <Trans>Yours</Trans>
      </h2>
      <div className={css.rows}>
        {!restricted && <AccountLinks className={css.row} />}
        <SignOutButton className={css.row} />
      </div>
    </section>
  )
}
