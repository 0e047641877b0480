import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#contract/account/login.contract.ts'
import { dropSession } from '#platform/storage/session-storage.ts'
import { LEAVES_AT } from '#sync/sign-out-marks.ts'
import { confirmWithPassword, finishSocialSignIn, registerMember, signIn } from '#commands/sign-in-calls.ts'
import { dropInvite, inviteInput } from '#platform/storage/invite-code.ts'
import { isolate } from '#domain/text/isolate.ts'
import { loginDiscountWords } from '#domain/cart/held-discount.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { toast } from '#ui/toast/toast.ts'
import { dropLoginOffer, offerInput } from './components/taken-offer.ts'

/** The calls that open a member's session. Each throws `CallError`; afterwards `onEntered` runs. */
export function useEnter(onEntered: () => void) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const discount = loginDiscountWords(useStorefront())

  function sayDiscount({ loginDiscount, userInfo }: SignedIn) {
    if (loginDiscount === 'had') toast(t`You have been given your login discount before.`)
    else if (loginDiscount === 'given' && userInfo.emailConfirmed)
      toast(t`${discount} is taken off your next order.`)
    else if (loginDiscount === 'given')
      toast(t`${discount} is taken off your next order, once your email address is confirmed.`)
  }

  function welcome(entered: SignedIn) {
    const { userInfo, left, returned } = entered
    const nickname = isolate(userInfo.nickname)
    dropLoginOffer()
    dropInvite()
    if (returned) dropSession(LEAVES_AT)
    toast(returned ? t`Welcome back, ${nickname}. Your account stays.` : t`Welcome, ${nickname}.`)
    sayDiscount(entered)
    if (left.length > 0) toast(t`Some items didn’t fit in your bag or wishlist.`)
    onEntered()
  }

  return {
    /** After a call of another kind that has opened a session. */
    welcome,
    /** Returns what the page needs besides. */
    social: async (input: Parameters<typeof finishSocialSignIn>[1]) => {
      const entered = await finishSocialSignIn(queries, { ...input, ...offerInput(), ...inviteInput() })
      welcome(entered)
      return entered
    },
    signIn: async (input: Parameters<typeof signIn>[1]) =>
      welcome(await signIn(queries, { ...input, ...offerInput() })),
    confirm: async (input: Parameters<typeof confirmWithPassword>[1]) =>
      welcome(await confirmWithPassword(queries, input)),
    register: async (input: Parameters<typeof registerMember>[1]) =>
      welcome(await registerMember(queries, { ...input, ...inviteInput() })),
  }
}
