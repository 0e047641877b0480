import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'
import { userInfo as info } from './login.contract.ts'
import { perTenMinutes } from './rate-limit.ts'

/** The account of the member who calls (spec 2.14, 7.2). */

const password = v.pipe(v.string(), v.maxLength(1_000))

export const userInfo = endpoint('GET', '/customer/userInfo', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: v.object({
    userInfo: v.object({
      ...info.entries,
      firstName: v.string(),
      lastName: v.string(),
      mobile: v.string(),
      country: v.string(),
      birthday: v.string(),
    }),
  }),
  summary: 'The member who calls',
})

export const changePassword = endpoint('POST', '/customer/changePassword', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('change-password', 30),
  unlogged: ['oldPassword', 'password'],
  input: v.strictObject({ oldPassword: password, password }),
  output: v.object({}),
  summary: 'Sets a new password; every other device of the member is signed out',
})

export const sendConfirmation = endpoint('POST', '/customer/sendConfirmation', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('send-confirmation', 5),
  input: nothing,
  output: v.object({}),
  summary: 'Mails another link that confirms the member’s e-mail address',
})
