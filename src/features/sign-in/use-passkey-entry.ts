import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { MINUTE_MS } from '#domain/time-units.ts'
import { hasPasskeyAutofill } from '#blocks/passkey/passkey-support.ts'
import { usePasskeyWords } from '#blocks/passkey/use-passkey-words.ts'
import { offerInput } from './components/taken-offer.ts'
import { useEnter } from './use-enter.ts'

const ceremonies = () => import('#blocks/passkey/passkey-ceremonies.ts')

/** Before the challenge of a waiting request is too old for the server. */
const RENEW_MS = 4 * MINUTE_MS

/**
 * Sign-in with a passkey: by `enter`, and by the suggestions of the form's e-mail field where the browser has such; they
 * rest while `enter` waits for the user.
 */
export function usePasskeyEntry(onEntered: () => void) {
  const queries = useQueryClient()
  const words = usePasskeyWords()
  const { welcome } = useEnter(onEntered)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  async function enter() {
    setFailure(undefined)
    setBusy(true)
    try {
      const { askForPasskey, enterByPasskey } = await ceremonies()
      welcome(await enterByPasskey(queries, await askForPasskey(queries), offerInput()))
    } catch (error) {
      setFailure(words(error))
      setBusy(false)
    }
  }

  const suggest = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await hasPasskeyAutofill()) || signal.aborted) return
    const { askForPasskey, enterByPasskey } = await ceremonies()
    // Suggestions that end, or do not begin, take nothing away: the form and the button are there.
    const chosen = await askForPasskey(queries, signal).catch(() => undefined)
    if (!chosen) return
    try {
      welcome(await enterByPasskey(queries, chosen, offerInput()))
    } catch (error) {
      setFailure(words(error))
      setRound(round + 1)
    }
  })

  useEffect(() => {
    if (busy) return
    const suggestions = new AbortController()
    void suggest(suggestions.signal)
    const renewal = setTimeout(() => setRound(round + 1), RENEW_MS)
    return () => {
      clearTimeout(renewal)
      suggestions.abort()
    }
  }, [busy, round])

  return { failure, busy, enter: () => void enter() }
}
