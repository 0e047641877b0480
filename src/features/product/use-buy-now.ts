import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import type { Buying } from '#blocks/product/buying/use-buying.ts'
import { useCaller } from '#blocks/use-caller.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import type { Egift } from '#domain/gifts/egift.ts'
import { storeBuyNow } from '#drafts/buy-now-draft.ts'
import { toast } from '#ui/toast/toast.ts'

/** Buy now, by spec 4.6: for a member the client checks with the server first. Its result is false when a size has to be picked first. */
export function useBuyNow({ take, qty }: Buying): (egift?: Egift) => Promise<boolean> {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const call = useCaller()
  const words = useFailureWords()
  return async (egift) => {
    const piece = take()
    if (!piece) return false
    const { productId, sku } = piece
    const isSignedIn = isSignedInHere()
    try {
      if (isSignedIn)
        await (await import('#commands/buy-now-calls.ts')).askBuyNow(call, { productId, sku, qty })
    } catch (error) {
      toast(words(error))
      return true
    }
    try {
      const route = router.state.location.href
      await storeBuyNow({ productId, sku, qty, route, productInfo: piece, egift }, Date.now())
    } catch {
      toast(t`This device could not keep it. Free some space and try again.`)
      return true
    }
    await navigate({ to: isSignedIn ? '/checkout' : '/checkout-guest', search: { buy: 'now' } })
    return true
  }
}
