import { Trans } from '@lingui/react/macro'
import css from '../account.module.css'
import { LeaveButton } from './leave-button.tsx'
import { LeavingFacts } from './leaving-facts.tsx'

/** The deletion of the account on the dashboard itself (spec 2.14), for a site without the page of its own. */
export function LeaveSection() {
  return (
    <section className={css.section} aria-labelledby="leaving">
      <h2 id="leaving">
        <Trans>Delete account</Trans>
      </h2>
      <LeavingFacts />
      <LeaveButton />
    </section>
  )
}
