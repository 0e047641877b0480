import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { confirmationNeeds } from '#contract/account/login.contract.ts'
import { failureOf } from '#contract/failure.ts'
import { confirmEmailByLink } from '#commands/account-calls.ts'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { ConfirmByPassword } from './components/confirm-by-password.tsx'
import { useLinkToken } from '#blocks/page/use-link-token.ts'

type Result =
  | { readonly is: 'confirmed' | 'expired' }
  | { readonly is: 'password-needed'; readonly needs: v.InferOutput<typeof confirmationNeeds> }
  | { readonly is: 'failed'; readonly why: string }

/** The result of a mailed confirmation link: success, failed, link expired (spec 4.15, 8); shown without the layout. */
export function ConfirmEmailScreen() {
  const token = useLinkToken()
  const { result, again, finish } = useConfirmation(token)
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
        {result?.is === 'password-needed' ? (
          <ConfirmByPassword {...result.needs} token={token ?? ''} onConfirmed={finish} />
        ) : (
          <PageLink href="/user/dashboard" className={linkClass()}>
            <Trans>My account</Trans>
          </PageLink>
        )}
      </NarrowPage>
    </MinimalLayout>
  )
}

function Title({ result }: { readonly result: Result | undefined }) {
  if (result === undefined) return <Trans>One moment</Trans>
  if (result.is === 'confirmed') return <Trans>Email confirmed</Trans>
  if (result.is === 'password-needed') return <Trans>Confirm your email address</Trans>
  return <Trans>Sorry! Your email verification failed</Trans>
}

function resultOf(error: unknown): Result | undefined {
  const failure = failureOf(error)
  if (failure?.kind !== 'refused') return undefined
  if (failure.reason === 'link-invalid') return { is: 'expired' }
  const { reason, data } = failure
  return reason === 'password-needed' && v.is(confirmationNeeds, data)
    ? { is: reason, needs: data }
    : undefined
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
      setResult(resultOf(error) ?? { is: 'failed', why: words(error) })
    }
  }

  const start = useEffectEvent(confirm)
  useEffect(() => {
    if (token !== undefined) void start(token)
  }, [token])
  return {
    result,
    again: () => void confirm(token ?? ''),
    finish: () => setResult({ is: 'confirmed' }),
  }
}
