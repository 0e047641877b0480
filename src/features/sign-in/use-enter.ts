import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SignedIn } from '#contract/login.contract.ts'
import { dropSession } from '#platform/session-storage.ts'
import { LEAVES_AT } from '#sync/sign-out-marks.ts'
import { finishSocialSignIn, registerMember, signIn } from '#queries/sign-in-calls.ts'
import { toast } from '#ui/toast/toast.ts'

/** The calls that open a member's session. Each throws `CallError`; afterwards `onEntered` runs. */
export function useEnter(onEntered: () => void) {
  const { t } = useLingui()
  const queries = useQueryClient()

  function welcome({ userInfo, left, returned }: SignedIn) {
    const { nickname } = userInfo
    if (returned) dropSession(LEAVES_AT)
    toast(returned ? t`Welcome back, ${nickname}. Your account stays.` : t`Welcome, ${nickname}.`)
    if (left.length > 0) toast(t`Some pieces had no room in your bag or wishlist.`)
    onEntered()
  }

  return {
    /** After a call of another kind that has opened a session. */
    welcome,
    /** Returns what the page needs besides. */
    social: async (input: Parameters<typeof finishSocialSignIn>[1]) => {
      const entered = await finishSocialSignIn(queries, input)
      welcome(entered)
      return entered
    },
    signIn: async (input: Parameters<typeof signIn>[1]) => welcome(await signIn(queries, input)),
    register: async (input: Parameters<typeof registerMember>[1]) =>
      welcome(await registerMember(queries, input)),
  }
}
