import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRefused } from '#contract/failure.ts'
import { confirmEmailByLink } from '#commands/account-calls.ts'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { useLinkToken } from './use-link-token.ts'

type Result = { readonly is: 'confirmed' | 'expired' } | { readonly is: 'failed'; readonly why: string }

/** The result of a mailed confirmation link: success, failed, link expired (spec 4.15, 8); shown without the layout. */
export function ConfirmEmailScreen() {
  const token = useLinkToken()
  const { result, again } = useConfirmation(token)
  return (
    <MinimalLayout>
      <NarrowPage task title={<Title result={result} />}>
        <NeedsScripts />
        <div role="status">
          {result?.is === 'confirmed' && <Trans>Your email address is confirmed. Thank you.</Trans>}
          {result?.is === 'expired' && (
            <Trans>The link is broken or older than 72 hours. Your account page sends you another one.</Trans>
          )}
          {result?.is === 'failed' && <span>{result.why}</span>}
        </div>
        {result?.is === 'failed' && (
          <div>
            <Button look="outline" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        <PageLink href="/user/dashboard" className={linkClass()}>
          <Trans>My account</Trans>
        </PageLink>
      </NarrowPage>
    </MinimalLayout>
  )
}

function Title({ result }: { readonly result: Result | undefined }) {
  if (result === undefined) return <Trans>One moment</Trans>
  if (result.is === 'confirmed') return <Trans>Email confirmed</Trans>
  return <Trans>Sorry! Your email verification failed</Trans>
}

/** Confirms once the token is known; a failure of the network can be repeated. */
function useConfirmation(token: string | undefined) {
  const queries = useQueryClient()
  const words = useFailureWords()
  const [result, setResult] = useState<Result>()

  async function confirm(given: string) {
    setResult(undefined)
    if (given === '') return setResult({ is: 'expired' })
    try {
      await confirmEmailByLink(queries, given)
      setResult({ is: 'confirmed' })
      // The session of this browser may be one that a change of the address has ended.
      for (const key of ['user-info', 'common-info']) await queries.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      setResult(isRefused(error, 'link-invalid') ? { is: 'expired' } : { is: 'failed', why: words(error) })
    }
  }

  const start = useEffectEvent(confirm)
  useEffect(() => {
    if (token !== undefined) void start(token)
  }, [token])
  return { result, again: () => void confirm(token ?? '') }
}
