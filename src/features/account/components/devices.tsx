import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefused } from '#contract/failure.ts'
import { sessionsQuery } from '#queries/customer-queries.ts'
import { askSignIn } from '#blocks/ask-sign-in.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useSignedIn } from '../use-signed-in.ts'
import css from './account.module.css'
import { DeviceList } from './device-list.tsx'

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
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  if (data) return <DeviceList sessions={data} onEnded={onEnded} />
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton shape="text" lines={3} width="18rem" />
    </div>
  )
}

/** The session of this browser may have been ended from another one: then a sign-in helps, and no repetition. */
function Failed({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const words = useFailureWords()
  const isOut = isRefused(error, 'sign-in-needed')
  return (
    <>
      <Notice tone="warn" role="alert">
        {words(error)}
      </Notice>
      <div>
        <Button look="outline" onClick={() => (isOut ? void askSignIn().then(onAgain, () => {}) : onAgain())}>
          {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
    </>
  )
}
