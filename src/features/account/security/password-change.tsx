import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setPassword } from '#commands/account-calls.ts'
import { signInWaysQuery } from '#queries/linked-logins.ts'
import { NewPasswordForm } from '#blocks/new-password/new-password-form.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import css from '../account.module.css'

/** A new password, by the old one; it signs out the other devices. */
export function PasswordChange() {
  const { t } = useLingui()
  const queries = useQueryClient()
  // A new key empties the form.
  const [saved, setSaved] = useState(0)

  const { data: ways } = useQuery({ ...signInWaysQuery(), enabled: useSignedIn() === true })

  async function save(password: string, oldPassword: string) {
    await setPassword(queries, { password, oldPassword })
    setSaved(saved + 1)
    toast(t`Your password is changed. Your other devices are signed out.`)
    await queries.invalidateQueries({ queryKey: ['sessions'] })
  }

  // There is no old password to enter: the list of ways to sign in offers a link by mail instead.
  if (ways?.hasPassword === false) return null
  return (
    <section className={css.section} aria-labelledby="password">
      <h2 id="password">
        <Trans>Change password</Trans>
      </h2>
      <NewPasswordForm key={saved} asksOld onSave={save} />
    </section>
  )
}
