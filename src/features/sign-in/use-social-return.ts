import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { safeUrl } from '#domain/region/safe-url.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { useEnter } from './use-enter.ts'
import { useLinkToken } from './use-link-token.ts'

export type SocialReturn =
  | { readonly is: 'busy' }
  /** The page was opened without an answer. */
  | { readonly is: 'nothing' }
  /** An account is the user's alone from now on, which had been registered without proof of the address. */
  | { readonly is: 'secured'; readonly back: string }
  | { readonly is: 'refused'; readonly why: string; readonly back: string }
  /** The answer is still good: it did not reach the shop. */
  | { readonly is: 'unsent'; readonly why: string; readonly again: () => void }

/** Finishes a sign-in by another provider with the answer behind the hash, and returns to the page where it began. */
export function useSocialReturn(): SocialReturn {
  const answer = useLinkToken()
  const navigate = useNavigate()
  const words = useFailureWords()
  const { social } = useEnter(() => {})
  const [result, setResult] = useState<SocialReturn>({ is: 'busy' })

  const returnTo = (back: string) => void navigate({ to: '.', href: back, replace: true })

  async function finish(given: string): Promise<void> {
    if (given === '') return setResult({ is: 'nothing' })
    setResult({ is: 'busy' })
    try {
      const { back, secured } = await social(readAnswer(given))
      if (secured) setResult({ is: 'secured', back: ownPath(back) })
      else returnTo(ownPath(back))
    } catch (error) {
      const failure = failureOf(error)
      const why = words(error)
      if (failure?.kind !== 'refused')
        return setResult({ is: 'unsent', why, again: () => void finish(given) })
      const back = ownPath((failure.data as { readonly back?: unknown } | undefined)?.back)
      if (failure.reason !== 'social-cancelled') return setResult({ is: 'refused', why, back })
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

function readAnswer(given: string) {
  const fields = new URLSearchParams(given)
  const field = (name: string) => fields.get(name) ?? undefined
  return {
    provider: field('provider') ?? '',
    state: field('state') ?? '',
    ...Object.fromEntries(
      ['code', 'error', 'iss'].flatMap((name) => (field(name) === undefined ? [] : [[name, field(name)]])),
    ),
  }
}

/** The server has checked it when the sign-in began. */
function ownPath(back: unknown): string {
  return (typeof back === 'string' ? safeUrl(back, []) : undefined) ?? '/'
}
