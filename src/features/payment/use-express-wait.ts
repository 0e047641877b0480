import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { readLanguage } from '#domain/region/language.ts'
import { goToWallet, readWaitingPress } from '#commands/express-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { waitForRisk } from './components/wait-for-risk.ts'

/**
 * As `useRiskWait`, for an express checkout, which has no order yet: the browser leaves for the wallet, or returns to the page of
 * the press with the reason. `unknown`: this tab has none.
 */
export function useExpressWait(): { readonly unknown: boolean; readonly waitingForNetwork: boolean } {
  const call = useCaller()
  const navigate = useNavigate()
  const words = useFailureWords()
  const [unknown, setUnknown] = useState(false)
  const [waitingForNetwork, setWaiting] = useState(false)

  const returnTo = useEffectEvent((page: string, error: unknown) => {
    toast(words(error))
    void navigate({ to: '.', href: page, replace: true })
  })

  useEffect(() => {
    const press = readWaitingPress()
    if (!press) return setUnknown(true)
    const left = new AbortController()
    let last: unknown
    const once = () =>
      goToWallet(call, press, left.signal).catch((error: unknown) => {
        last = error
        return { error }
      })
    void waitForRisk(once, setWaiting, left.signal).then(
      (end) => end === 'other' && returnTo(readLanguage(press.cancelUrl).page, last),
    )
    return () => left.abort()
  }, [call])

  return { unknown, waitingForNetwork }
}
