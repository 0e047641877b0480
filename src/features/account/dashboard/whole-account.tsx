import { Trans } from '@lingui/react/macro'
import css from '../account.module.css'
import { LeaveSection } from '../leaving/leave-section.tsx'
import { MyAddresses } from '../addresses/my-addresses.tsx'
import { SecuritySections } from '../security/security-sections.tsx'

/** On the dashboard of a site that has no other page of the account (spec 2.3): what these pages are made of. */
export function WholeAccount() {
  return (
    <>
      <section className={css.section} aria-labelledby="addresses">
        <h2 id="addresses">
          <Trans>Address Book</Trans>
        </h2>
        <MyAddresses />
      </section>
      <SecuritySections />
      <LeaveSection />
    </>
  )
}
