import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { NAME_MOST, type Registration, type RegistrationProblem } from '#domain/account/registration.ts'

type Words = Partial<Record<RegistrationProblem, MessageDescriptor>>

const NAME_TOO_LONG = msg`At most ${NAME_MOST} characters.`

const NAME_SIGNS = msg`Write the name in letters, without web addresses and invisible characters.`

export type MemberField = keyof Registration | 'nickname'

const BY_FIELD: Readonly<Record<MemberField, Words>> = {
  country: { required: msg`Choose a country or region.` },
  phone: {
    required: msg`Enter your phone number.`,
    'digits-only': msg`Write the phone number in digits only.`,
    'phone-number': msg`This is not a whole phone number of that country.`,
  },
  email: { required: msg`Enter your email address.`, invalid: msg`Invalid email address` },
  firstName: { required: msg`First name cannot be empty.`, 'too-long': NAME_TOO_LONG, invalid: NAME_SIGNS },
  nickname: { required: msg`Enter a nickname.`, 'too-long': NAME_TOO_LONG, invalid: NAME_SIGNS },
  lastName: { required: msg`Last name cannot be empty.`, 'too-long': NAME_TOO_LONG, invalid: NAME_SIGNS },
  birthday: {
    required: msg`Enter your birthday.`,
    invalid: msg`This is not a valid birthday. Please check it.`,
  },
  store: { required: msg`Choose a store.` },
  guideCode: { invalid: msg`This is not the code of a guide.` },
  agreement: { required: msg`Please accept the terms to create an account.` },
}

const OTHERWISE = msg`Please check this field.`

/** The problem of a field and how to correct it (spec 5). */
export function registrationWords(field: MemberField, problem: RegistrationProblem): MessageDescriptor {
  return BY_FIELD[field][problem] ?? OTHERWISE
}
