import { Trans } from '@lingui/react/macro'
import { askSignIn, isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import { closeOverlay } from '#blocks/overlays.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import css from './menu-sheet.module.css'

/** In the menu of a phone: 'my account' and 'log out' for a member, 'log in' for a guest (spec 2.5). */
export function AccountEntries() {
  return (
    <ul>
      {isSignedInHere() ? (
        <>
          <li>
            <PageLink href="/user/dashboard" className={css.entry} onClick={closeOverlay}>
              <Trans>My account</Trans>
            </PageLink>
          </li>
          <li>
            <SignOutButton className={css.entry} />
          </li>
        </>
      ) : (
        <li>
          <button type="button" className={css.entry} onClick={() => void askSignIn().catch(() => {})}>
            <Trans>Log in</Trans>
          </button>
        </li>
      )}
    </ul>
  )
}
