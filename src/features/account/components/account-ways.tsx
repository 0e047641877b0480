import { Trans } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { useStorefront } from '#blocks/storefront-context.tsx'
import css from './account.module.css'
import { AccountLinks } from './account-links.tsx'
import { LeaveSection } from './leave-section.tsx'

/** The pages on from the dashboard; on a restricted site the deletion, which has no page of its own there. */
export function AccountWays() {
  const { restricted } = SITES[useStorefront().site]
  return (
    <>
      <section className={css.section} aria-labelledby="ways">
        <h2 id="ways">
          <Trans>Yours</Trans>
        </h2>
        <div className={css.links}>
          {!restricted && <AccountLinks />}
          <SignOutButton className={css.leave} />
        </div>
      </section>
      {restricted && <LeaveSection />}
    </>
  )
}
