import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { askSignIn } from '#blocks/ask-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import css from './account.module.css'

/** A page of the account for a guest: the login popup opens over it (spec 2.3), and stays on offer. */
export function GuestOffer({ children }: { readonly children: ReactNode }) {
  const ask = () => void askSignIn().catch(() => {})
  useEffect(ask, [])
  return (
    <div className={css.section}>
      <p>{children}</p>
      <div>
        <Button onClick={ask}>
          <Trans>Log in or create an account</Trans>
        </Button>
      </div>
    </div>
  )
}
