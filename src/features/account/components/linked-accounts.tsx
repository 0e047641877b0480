import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { signInWays } from '#contract/social.contract.ts'
import { removeSocialLink, signInWaysQuery } from '#queries/linked-logins.ts'
import { DateTime } from '#blocks/date-time.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useSignedIn } from '#blocks/use-signed-in.ts'
import css from './account.module.css'
import list from './device-list.module.css'
import { FailedSection } from './failed-section.tsx'
import { PasswordByMail } from './password-by-mail.tsx'

type Ways = OutputOf<typeof signInWays>

/** How the member can sign in; one way always stays. */
export function LinkedAccounts() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery({ ...signInWaysQuery(), enabled: useSignedIn() === true })
  if (!data && !error) return null
  return (
    <section className={css.section} aria-labelledby="ways-in">
      <h2 id="ways-in" ref={heading} tabIndex={-1}>
        <Trans>Ways to log in</Trans>
      </h2>
      {data && <WayList ways={data} onRemoved={() => heading.current?.focus()} />}
      {!data && <FailedSection error={error} onAgain={() => void refetch()} />}
    </section>
  )
}

/** The button that was pressed is gone after a removal: the focus needs another element. */
type WayListProps = { readonly ways: Ways; readonly onRemoved: () => void }

function WayList({ ways, onRemoved }: WayListProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [removing, setRemoving] = useState<string>()
  const isOnly = ways.social.length + ways.passkeys + (ways.hasPassword ? 1 : 0) === 1

  async function remove({ id, name }: Ways['social'][number]) {
    setRemoving(id)
    try {
      if (await withRecentSignIn(() => removeSocialLink(queries, id)))
        toast(t`${name} is no longer a way to log in.`)
    } catch (error) {
      toast(words(error))
    }
    // After a refusal, too: it may have been removed elsewhere.
    await queries.invalidateQueries({ queryKey: ['sign-in-ways'] })
    setRemoving(undefined)
    onRemoved()
  }

  return (
    <>
      <ul className={list.list}>
        {ways.hasPassword && (
          <li className={list.device}>
            <Trans>Email and password</Trans>
          </li>
        )}
        {ways.social.map((way) => (
          <li key={way.id} className={list.device}>
            <div className={list.words}>
              <p className={list.name}>{way.name}</p>
              <p className={list.times}>{way.email}</p>
              <p className={list.times}>
                <Trans>
                  Connected: <DateTime at={way.linkedAt} />
                </Trans>
              </p>
            </div>
            {!isOnly && (
              <Button
                look="outline"
                size="small"
                aria-label={t`Remove: ${way.name}`}
                busy={removing === way.id}
                onClick={() => void remove(way)}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!ways.hasPassword && <PasswordByMail isOnly={isOnly} />}
    </>
  )
}
