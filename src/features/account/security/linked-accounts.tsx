import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { signInWays } from '#contract/account/social.contract.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { signInWaysQuery } from '#queries/linked-logins.ts'
import { signInOptionsQuery } from '#queries/sign-in-queries.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import css from '../account.module.css'
import { ConnectedLogin } from './connected-login.tsx'
import list from './device-list.module.css'
import { FailedSection } from './failed-section.tsx'
import { OfferedLogin } from './offered-login.tsx'
import { PasswordByMail } from './password-by-mail.tsx'

type Ways = OutputOf<typeof signInWays>

/** How the member can sign in, and the other providers of the shop; one way always stays. */
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
  const { data: options } = useQuery(signInOptionsQuery())
  const isOnly = ways.social.length + ways.passkeys + (ways.hasPassword ? 1 : 0) === 1
  const connected = new Set(ways.social.map(({ provider }) => provider))
  // A tablet in a store would keep the visitor's session at the provider.
  const offered = inKiosk() ? [] : (options?.social ?? []).filter(({ id }) => !connected.has(id))
  return (
    <>
      <ul className={list.list}>
        {ways.hasPassword && (
          <li className={list.device}>
            <Trans>Email and password</Trans>
          </li>
        )}
        {ways.social.map((way) => (
          <ConnectedLogin key={way.id} way={way} isOnly={isOnly} onRemoved={onRemoved} />
        ))}
        {offered.map((provider) => (
          <OfferedLogin key={provider.id} provider={provider} />
        ))}
      </ul>
      {!ways.hasPassword && <PasswordByMail isOnly={isOnly} />}
    </>
  )
}
