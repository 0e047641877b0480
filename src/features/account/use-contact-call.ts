import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#contract/failure.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'

interface SentForm {
  /** What was entered: the form comes back with it after a login by another provider. */
  readonly detail: string
  readonly onProblem: (problem: string) => void
}

export interface ContactCall {
  /** Why the last call has failed, where no field is wrong. */
  readonly failure: string | undefined
  /** Resolves to whether the shop has accepted it. `onProblem` gets the problem of the field that is wrong. */
  send(call: () => Promise<unknown>, sent: SentForm): Promise<boolean>
}

/** Sends a change of address or phone, after a sign-in where the last one is too long ago, and reads the profile again. */
export function useContactCall(field: 'email' | 'phone'): ContactCall {
  const words = useFailureWords()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  return {
    failure,
    async send(call, { detail, onProblem }) {
      setFailure(undefined)
      try {
        // Undefined: the user has closed the sign-in dialog, and the form stays as it is.
        if ((await withRecentSignIn(call, { name: field, detail })) === undefined) return false
      } catch (error) {
        const problem = problemIn(error, field)
        if (problem === undefined) setFailure(words(error))
        else onProblem(problem)
        return false
      }
      await queries.invalidateQueries({ queryKey: ['user-info'] })
      return true
    },
  }
}

/** The server names the field, or has a refusal for e-mail addresses alone. */
function problemIn(error: unknown, field: string): string | undefined {
  const failure = failureOf(error)
  if (failure?.kind !== 'refused') return undefined
  const { problem, problems } = (failure.data ?? {}) as {
    readonly problem?: string
    readonly problems?: Readonly<Record<string, string>>
  }
  return failure.reason === 'profile-wrong' ? problems?.[field] : problem
}
