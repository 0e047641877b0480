import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { pageHead } from '#blocks/page-head.ts'
import type { RouterContext } from '#blocks/router-context.ts'

function headOf(title: MessageDescriptor, path: string) {
  return ({ storefront, origin, i18n }: RouterContext) =>
    pageHead({
      storefront,
      origin,
      title: i18n._(title),
      description: i18n._(msg`Your account at Vanda.`),
      path,
      hidden: true,
    })
}

export const registerHead = headOf(msg`Create account`, '/account/register')
export const forgotPasswordHead = headOf(msg`Reset password`, '/forgotPassword')
export const resetPasswordHead = headOf(msg`Create new password`, '/resetpwd')
export const confirmEmailHead = headOf(msg`Confirm your email address`, '/user/settings/Email-Confirm')
