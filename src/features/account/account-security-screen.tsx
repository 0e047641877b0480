import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setPassword } from '#queries/customer-queries.ts'
import { askSignIn } from '#blocks/ask-sign-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { NewPasswordForm } from '#blocks/new-password/new-password-form.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './components/account.module.css'
import { useSignedIn } from './use-signed-in.ts'

/** Account security: the password (spec 2.14). */
export function AccountSecurityScreen() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const isSignedIn = useSignedIn()
  // A new key empties the form.
  const [saved, setSaved] = useState(0)

  async function save(password: string, oldPassword: string) {
    await setPassword(queries, { password, oldPassword })
    setSaved(saved + 1)
    toast(t`Your password is changed. Your other devices are signed out.`)
  }

  return (
    <NarrowPage task tall title={<Trans>Account security</Trans>}>
      <NeedsScripts />
      {isSignedIn === false ? (
        <div className={css.section}>
          <p>
            <Trans>Log in to change your password.</Trans>
          </p>
          <Button onClick={() => void askSignIn().catch(() => {})}>
            <Trans>Log in</Trans>
          </Button>
        </div>
      ) : (
        <NewPasswordForm key={saved} asksOld onSave={save} />
      )}
    </NarrowPage>
  )
}
