import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { sessions as sessionsCall } from '#contract/account/customer.contract.ts'
import { signOutElsewhere, signOutThere } from '#commands/account-calls.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { TimeAgo } from '#blocks/storefront/time-ago.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from './device-list.module.css'

type Session = OutputOf<typeof sessionsCall>['sessions'][number]

type DeviceListProps = {
  readonly sessions: readonly Session[]
  /** The button that was pressed is gone: the focus needs another element. */
  readonly onEnded: () => void
}

export function DeviceList({ sessions, onEnded }: DeviceListProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  /** Id of the session that is being ended, or `all`. */
  const [ending, setEnding] = useState<string>()

  async function end(which: string, call: () => Promise<unknown>, done: string) {
    setEnding(which)
    try {
      await call()
      toast(done)
    } catch (error) {
      toast(words(error))
    }
    // Read again after a refusal, too: that session may have expired.
    await queries.invalidateQueries({ queryKey: ['sessions'] })
    setEnding(undefined)
    onEnded()
  }

  const nameOf = ({ browser }: Session) => browser || t`Unknown browser`
  const others = sessions.filter((session) => !session.isThisOne)
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.device}>
            <Device session={session} />
            {!session.isThisOne && (
              <Button
                look="outline"
                size="small"
                aria-label={t`Log out there: ${nameOf(session)}`}
                busy={ending === session.id}
                onClick={() =>
                  void end(session.id, () => signOutThere(queries, session.id), t`That device is logged out.`)
                }
              >
                <Trans>Log out there</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>
          <Trans>You are logged in on this device alone.</Trans>
        </p>
      ) : (
        <div>
          <Button
            look="outline"
            busy={ending === 'all'}
            onClick={() =>
              void end('all', () => signOutElsewhere(queries), t`All other devices are logged out.`)
            }
          >
            <Trans>Log out on all other devices</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Device({ session }: { readonly session: Session }) {
  const { t } = useLingui()
  return (
    <div className={css.words}>
      <p className={css.name}>
        <span>{session.browser || t`Unknown browser`}</span>
        {session.isThisOne && (
          <Badge look="ink">
            <Trans>This device</Trans>
          </Badge>
        )}
      </p>
      <p className={css.times}>
        <Trans>
          Logged in: <DateTime at={session.signedInAt} />
        </Trans>
      </p>
      {!session.isThisOne && (
        <p className={css.times}>
          <Trans>
            Last seen: <TimeAgo at={session.seenAt} />
          </Trans>
        </p>
      )}
    </div>
  )
}
