import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'
import { SOCIAL_PAGE } from '#domain/region/social-page.ts'

const account = msg`Your account at Vanda.`

export const registerHead = hiddenHead(msg`Create account`, account, '/account/register')
export const forgotPasswordHead = hiddenHead(msg`Reset password`, account, '/forgotPassword')
export const resetPasswordHead = hiddenHead(msg`Create new password`, account, '/resetpwd')
export const confirmEmailHead = hiddenHead(
  msg`Confirm your email address`,
  account,
  '/user/settings/Email-Confirm',
)
export const socialHead = hiddenHead(msg`Log in`, account, SOCIAL_PAGE)
