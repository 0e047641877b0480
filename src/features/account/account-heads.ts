import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

export const dashboardHead = hiddenHead(
  msg`My account`,
  msg`Your details, your password and what you have saved at Vanda.`,
  '/user/dashboard',
)
export const addressBookHead = hiddenHead(
  msg`Address Book`,
  msg`Your shipping and billing addresses at Vanda.`,
  '/user/address',
)
export const accountSecurityHead = hiddenHead(
  msg`Account security`,
  msg`Your account at Vanda.`,
  '/user/account-security',
)
export const leaveAccountHead = hiddenHead(msg`Delete account`, msg`Your account at Vanda.`, '/LogOff.html')
export const bindGuideHead = hiddenHead(msg`Your guide`, msg`Your account at Vanda.`, '/account/bind-guide')
