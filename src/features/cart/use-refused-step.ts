import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lastRetentionPrompt, saveRetentionPrompt } from '#preferences/retention-prompt.ts'
import { showsRetentionPrompt } from '#domain/cart/retention.ts'

/**
 * Refuses the first step out of the bag (spec 4.3) and keeps it for later. It is refused at once instead of held: a held
 * step back leaves the address of the next page over the bag, and a reload would lose the bag.
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
              if (action === 'BACK') history.back()
              else if (action === 'FORWARD') history.forward()
              else history.push(nextLocation.href)
            },
          })
          return true
        },
      }),
    [history],
  )

  return { refused: step?.take, forget: () => setStep(undefined) }
}
