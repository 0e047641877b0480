import { foldTyped } from '../text/typed-text.ts'
import { countryProblem, nameProblem } from './registration.ts'

/**
 * What a member may change of the profile (spec 3). Birthday, e-mail and phone are no part of it: the first cannot be changed,
 * the others need a recent sign-in.
 */
export const PROFILE_FIELDS = ['nickname', 'firstName', 'lastName', 'country'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type Profile = { readonly [Field in ProfileField]: string }

/** Fields left out stay. */
export type ProfileChange = { readonly [Field in ProfileField]?: string | undefined }

export type ProfileProblem = 'required' | 'too-long' | 'invalid'
export type ProfileProblems = { readonly [Field in ProfileField]?: ProfileProblem }

/** The first problem of each field that is named, by the rules of registration (spec 5); empty for a valid change. */
export function checkProfile(change: ProfileChange): ProfileProblems {
  const named = namedIn(change).map(
    ([field, value]) => [field, field === 'country' ? countryProblem(value) : nameProblem(value)] as const,
  )
  return Object.fromEntries(named.filter(([, problem]) => problem !== undefined))
}

/** Sets what a change names, without spaces around it. */
export function applyToProfile<Known extends Profile>(known: Known, change: ProfileChange): Known {
  return {
    ...known,
    ...Object.fromEntries(namedIn(change).map(([field, value]) => [field, foldTyped(value)])),
  }
}

/** What of the entered profile differs from the known one; empty where nothing does. */
export function profileChange(known: Profile, entered: Profile): ProfileChange {
  const different = namedIn(entered).filter(([field, value]) => foldTyped(value) !== known[field])
  return Object.fromEntries(different)
}

function namedIn(change: ProfileChange): [ProfileField, string][] {
  return PROFILE_FIELDS.flatMap((field): [ProfileField, string][] => {
    const value = change[field]
    return value === undefined ? [] : [[field, value]]
  })
}
