import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lastRetentionPrompt, saveRetentionPrompt } from '#preferences/retention-prompt.ts'
import { showsRetentionPrompt } from '#domain/cart/retention.ts'

/**
 * Blocks the first navigation out of the bag (spec 4.3) and stores its target. It is blocked at once instead of held:
 * while a held back navigation waits, the bag has the address of the next page, and a reload would lose the bag.
 */
export function useRefusedStep() {
  const { history } = useRouter()
  const [step, setStep] = useState<{ readonly take: () => void }>()

  useEffect(
    () =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: ({ nextLocation, action }) => {
          const now = Date.now()
          if (!showsRetentionPrompt(nextLocation.pathname, lastRetentionPrompt(), now)) return false
          saveRetentionPrompt(now)
          setStep({
            take() {
              // Where the prompt's time cannot be stored the blocker would refuse this step, too.
              const past = { ignoreBlocker: true }
              if (action === 'BACK') history.back(past)
              else if (action === 'FORWARD') history.forward(past)
              else history.push(nextLocation.href, undefined, past)
            },
          })
          return true
        },
      }),
    [history],
  )

  return { refused: step?.take, forget: () => setStep(undefined) }
}
