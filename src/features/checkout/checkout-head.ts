import { msg } from '@lingui/core/macro'
import { hiddenHead } from '#blocks/page/page-head.ts'

const title = msg`Checkout`

export const guestCheckoutHead = hiddenHead(
  title,
  msg`Check out as a guest: an email address is enough.`,
  '/checkout-guest',
)
export const checkoutHead = hiddenHead(title, msg`Check out with your account.`, '/checkout')
