import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { registrationWords } from '#blocks/member-fields/registration-words.ts'
import {
  checkProfile,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
  type ProfileProblem,
  type ProfileProblems,
} from '#domain/account/profile.ts'
import type { RefusedOperation } from '#sync/outbox/operation-preview.ts'

/** The form of a profile with the rules of registration (spec 5); what the shop has refused has the reason at its fields. */
export function useProfileForm(entered: Profile, refused: RefusedOperation | undefined) {
  const { i18n } = useLingui()

  const wordsOf = (field: ProfileField, problem: ProfileProblem) => ({
    type: problem,
    message: i18n._(registrationWords(field, problem)),
  })
  const errorsOf = (problems: ProfileProblems): FieldErrors<Profile> =>
    Object.fromEntries(
      PROFILE_FIELDS.flatMap((field) => {
        const problem = problems[field]
        return problem === undefined ? [] : [[field, wordsOf(field, problem)]]
      }),
    )
  const resolver: Resolver<Profile> = (values) => {
    const errors = errorsOf(checkProfile(values))
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<Profile>({ defaultValues: entered, mode: 'onTouched', resolver })

  // What the server names may be newer than the rules of this build.
  const showRefusal = useRef(() => {
    if (refused?.reason !== 'profile-wrong') return
    const { problems = {} } = (refused.data ?? {}) as { readonly problems?: ProfileProblems }
    for (const field of PROFILE_FIELDS) {
      const problem = problems[field]
      if (problem !== undefined) form.setError(field, wordsOf(field, problem))
    }
  })
  useEffect(() => showRefusal.current(), [])
  return form
}
