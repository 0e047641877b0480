import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionsQuery } from '#queries/customer-queries.ts'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from '../account.module.css'
import { DeviceList } from './device-list.tsx'
import { FailedSection } from './failed-section.tsx'

/** Where the member is signed in, with the way to sign out there (trust.md S3). */
export function Devices() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={css.section} aria-labelledby="devices">
      <h2 id="devices" ref={heading} tabIndex={-1}>
        <Trans>Signed-in devices</Trans>
      </h2>
      <Contents onEnded={() => heading.current?.focus()} />
    </section>
  )
}

function Contents({ onEnded }: { readonly onEnded: () => void }) {
  const { t } = useLingui()
  const isSignedIn = useSignedIn() === true
  const { data, error, refetch } = useQuery({ ...sessionsQuery(), enabled: isSignedIn })
  if (error) return <FailedSection error={error} onAgain={() => void refetch()} />
  if (data) return <DeviceList sessions={data} onEnded={onEnded} />
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton shape="text" lines={3} width="18rem" />
    </div>
  )
}
