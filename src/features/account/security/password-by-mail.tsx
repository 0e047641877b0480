import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordLink } from '#commands/account-calls.ts'
import { userInfoQuery } from '#queries/customer-queries.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from '../account.module.css'

type PasswordByMailProps = {
  /** The member has one way in alone, which is no password. */
  readonly isOnly: boolean
}

/** Sends a password reset link to a member without a password, to set the first one. */
export function PasswordByMail({ isOnly }: PasswordByMailProps) {
  const queries = useQueryClient()
  const words = useFailureWords()
  const { data } = useQuery(userInfoQuery())
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')

  async function send(email: string) {
    setState('busy')
    try {
      await requestPasswordLink(queries, email)
      setState('sent')
    } catch (error) {
      toast(words(error))
      setState('open')
    }
  }

  return (
    <>
      <p>
        {isOnly ? (
          <Trans>You have no password. To remove your only way to log in, set one first.</Trans>
        ) : (
          <Trans>You have no password.</Trans>
        )}
      </p>
      <div role="status" className={css.section}>
        {state === 'sent' && data ? (
          <p>
            <Trans>We’ve emailed a link to {data.email}. It works for 24 hours.</Trans>
          </p>
        ) : (
          <div>
            <Button look="outline" busy={state === 'busy'} onClick={() => data && void send(data.email)}>
              <Trans>Email me a link to set a password</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
