import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lastRetentionPrompt, saveRetentionPrompt } from '#preferences/retention-prompt.ts'
import { showsRetentionPrompt } from '#domain/cart/retention.ts'

/** Where the prompt's time cannot be stored the blocker would refuse a step that was granted, too. */
const PAST = { ignoreBlocker: true }

export interface RefusedStep {
  /** Takes the refused step after all; undefined while none is refused. */
  readonly refused: (() => void) | undefined
  readonly forget: () => void
  /** To the previous page, or home without one (spec 2.5). */
  readonly back: () => void
}

/**
 * Blocks the first navigation out of the bag (spec 4.3) and stores its target. It is blocked at once instead of held:
 * while a held back navigation waits, the bag has the address of the next page, and a reload would lose the bag.
 */
export function useRefusedStep(isFilled: boolean): RefusedStep {
  const router = useRouter()
  const { history } = router
  const [step, setStep] = useState<{ readonly take: () => void }>()

  useEffect(() => {
    if (!isFilled) return
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ nextLocation, action }) => {
        if (!mayRefuse(nextLocation.pathname)) return false
        setStep({
          take() {
            if (action === 'BACK') history.back(PAST)
            else if (action === 'FORWARD') history.forward(PAST)
            else history.push(nextLocation.href, undefined, PAST)
          },
        })
        return true
      },
    })
  }, [history, isFilled])

  function back() {
    if (history.canGoBack()) return history.back()
    if (globalThis.navigation?.canGoBack !== true) return void router.navigate({ to: '/' })
    // The bag was opened by its address: the entry before it belongs to another document, and the router asks no blocker for it.
    const take = () => history.back(PAST)
    if (isFilled && mayRefuse('/')) setStep({ take })
    else take()
  }

  return { refused: step?.take, forget: () => setStep(undefined), back }
}

/** True at most once a day: it is the prompt that is shown. */
function mayRefuse(to: string): boolean {
  const now = Date.now()
  if (!showsRetentionPrompt(to, lastRetentionPrompt(), now)) return false
  saveRetentionPrompt(now)
  return true
}
