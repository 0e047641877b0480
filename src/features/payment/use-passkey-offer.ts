import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { declinePasskeyOffer } from '#commands/passkey-calls.ts'
import { usePasskeyWords } from '#blocks/passkey/use-passkey-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'

/** Name of the pending action. */
export const PASSKEY_OFFER = 'passkey-offer'

/** The two answers to the offer of a passkey; after a failure the offer is unchanged. */
export function usePasskeyOffer() {
  const queries = useQueryClient()
  const words = usePasskeyWords()
  const [state, setState] = useState<'open' | 'saving' | 'declining' | 'saved' | 'declined'>('open')
  const [failure, setFailure] = useState<string>()

  async function run(during: 'saving' | 'declining', answer: () => Promise<'saved' | 'declined' | 'open'>) {
    setFailure(undefined)
    setState(during)
    try {
      setState(await answer())
    } catch (error) {
      setFailure(words(error))
      setState('open')
    }
  }

  async function save() {
    const { makePasskey } = await import('#blocks/passkey/passkey-ceremonies.ts')
    const made = await withRecentSignIn(() => makePasskey(queries, undefined), { name: PASSKEY_OFFER })
    return made ? 'saved' : 'open'
  }

  async function decline() {
    await declinePasskeyOffer(queries)
    return 'declined' as const
  }

  return {
    state,
    failure,
    save: () => void run('saving', save),
    decline: () => void run('declining', decline),
  }
}
