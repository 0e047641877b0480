import { useQuery } from '@tanstack/react-query'
import { signInOptionsQuery } from '#queries/sign-in-queries.ts'
import type { PasswordPreset } from '#domain/account/password.ts'

/** The shop's rules of new passwords; until the server has named them, those of the specification, which it checks again. */
export function usePasswordPreset(): PasswordPreset {
  const { data } = useQuery(signInOptionsQuery())
  return data?.passwordRules ?? 'spec'
}
