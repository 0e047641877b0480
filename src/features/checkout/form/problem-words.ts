import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addressWords } from '#blocks/address/address-words.ts'
import type { FormProblem } from './check-form.ts'

const EMAIL = { required: msg`Enter your email address.`, invalid: msg`Invalid email address` }
const NO_STORE = msg`Please choose a store for pickup.`

export function problemWords(found: FormProblem): MessageDescriptor {
  if (found.field === 'email') return EMAIL[found.problem]
  if (found.field === 'pickupStore') return NO_STORE
  return addressWords(found.field, found.problem)
}
