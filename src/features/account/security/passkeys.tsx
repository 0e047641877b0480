import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { passkeysQuery } from '#queries/passkey-queries.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import css from '../account.module.css'
import { FailedSection } from './failed-section.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyList } from './passkey-list.tsx'

/** The member's passkeys, and the way to add one (trust.md S41). */
export function Passkeys() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={css.section} aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          With a passkey you sign in by the fingerprint, face or PIN of your device, without a password.
        </Trans>
      </p>
      <Contents onRemoved={() => heading.current?.focus()} />
    </section>
  )
}

function Contents({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = useLingui()
  const isSignedIn = useSignedIn() === true
  const { data, error, refetch } = useQuery({ ...passkeysQuery(), enabled: isSignedIn })
  if (error) return <FailedSection error={error} onAgain={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t`Loading`}>
        <Skeleton shape="text" lines={3} width="18rem" />
      </div>
    )
  return (
    <>
      {data.length === 0 ? (
        <p>
          <Trans>You have no passkey yet.</Trans>
        </p>
      ) : (
        <PasskeyList passkeys={data} onRemoved={onRemoved} />
      )}
      <PasskeyForm />
    </>
  )
}
