import { Trans } from '@lingui/react/macro'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import css from './account.module.css'
import { SecuritySections } from './security/security-sections.tsx'

/** Account security (spec 2.14): the password, the signed-in devices, the member's data and the way out. */
export function AccountSecurityScreen() {
  const isSignedIn = useSignedIn()
  return (
    <AccountFrame task title={<Trans>Account security</Trans>}>
      <NeedsScripts />
      {isSignedIn === false ? (
        <AccountLoading />
      ) : (
        <div className={css.sections}>
          <SecuritySections />
          <section className={css.section} aria-labelledby="leaving">
            <h2 id="leaving">
              <Trans>Delete account</Trans>
            </h2>
            <p>
              <Trans>You have a week to change your mind.</Trans>
            </p>
            <div className={css.links}>
              <PageLink href="/LogOff.html" className={linkClass()}>
                <Trans>What is deleted, and how</Trans>
              </PageLink>
            </div>
          </section>
        </div>
      )}
    </AccountFrame>
  )
}
