import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { connectAnswer } from '#commands/linked-login-calls.ts'
import { dropPendingAction, readyPendingAction } from '#blocks/pending-action/pending-action.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { useEnter } from './use-enter.ts'
import { useLinkToken } from '#blocks/page/use-link-token.ts'

/** What the way to the provider was for. */
type SocialPurpose = 'sign-in' | 'connect'

export type SocialReturn =
  | { readonly is: 'busy'; readonly purpose: SocialPurpose }
  /** The page was opened without an answer. */
  | { readonly is: 'nothing' }
  /** An account is the user's alone from now on, which had been registered without proof of the address. */
  | { readonly is: 'secured'; readonly back: string }
  | {
      readonly is: 'refused'
      readonly purpose: SocialPurpose
      readonly why: string
      readonly back: string
    }
  /** The answer is still good: it did not reach the shop. */
  | {
      readonly is: 'unsent'
      readonly purpose: SocialPurpose
      readonly why: string
      readonly again: () => void
    }

/**
 * Finishes with the answer behind the hash what began before the provider: a sign-in, or a connection with the account
 * that is signed in. Returns to the page where it began.
 */
export function useSocialReturn(): SocialReturn {
  const answer = useLinkToken()
  const navigate = useNavigate()
  const words = useFailureWords()
  const { t } = useLingui()
  const queries = useQueryClient()
  const { social: signIn } = useEnter(() => {})
  const [result, setResult] = useState<SocialReturn>({ is: 'busy', purpose: 'sign-in' })

  const returnTo = (back: string) => void navigate({ to: '.', href: back, replace: true })

  async function finish(given: string): Promise<void> {
    if (given === '') return setResult({ is: 'nothing' })
    const { answer: fields, purpose } = readAnswer(given)
    setResult({ is: 'busy', purpose })
    try {
      if (purpose === 'connect') {
        const { social, back } = await connectAnswer(queries, fields)
        toast(t`You can now log in with ${social}.`)
        return returnTo(ownPath(back))
      }
      const { back, secured } = await signIn(fields)
      readyPendingAction()
      if (secured) setResult({ is: 'secured', back: ownPath(back) })
      else returnTo(ownPath(back))
    } catch (error) {
      const failure = failureOf(error)
      const why = words(error)
      if (failure?.kind !== 'refused')
        return setResult({ is: 'unsent', purpose, why, again: () => void finish(given) })
      dropPendingAction()
      const named = (failure.data as { readonly back?: unknown } | undefined)?.back
      const back = ownPath(named ?? (purpose === 'connect' ? '/user/account-security' : undefined))
      if (!CANCELLED.includes(failure.reason)) return setResult({ is: 'refused', purpose, why, back })
      toast(why)
      returnTo(back)
    }
  }

  const start = useEffectEvent(finish)
  useEffect(() => {
    if (answer !== undefined) void start(answer)
  }, [answer])
  return result
}

/** The user has gone back without an answer. */
const CANCELLED: readonly string[] = ['social-cancelled', 'connect-cancelled']

function readAnswer(given: string) {
  const fields = new URLSearchParams(given)
  const field = (name: string) => fields.get(name) ?? undefined
  // A changed mark opens nothing: each call takes journeys of its own kind alone.
  const purpose: SocialPurpose = fields.has('connects') ? 'connect' : 'sign-in'
  const answer = {
    provider: field('provider') ?? '',
    state: field('state') ?? '',
    ...Object.fromEntries(
      ['code', 'error', 'iss', 'user'].flatMap((name) =>
        field(name) === undefined ? [] : [[name, field(name)]],
      ),
    ),
  }
  return { answer, purpose }
}

/** The server has checked it when the sign-in began. */
function ownPath(back: unknown): string {
  return (typeof back === 'string' ? safeUrl(back, []) : undefined) ?? '/'
}
