import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addGift, removeGift, type ChosenPiece } from '#commands/gift-calls.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCaller } from '../../use-caller.ts'
import { useFailureWords } from '../../use-failure-words.ts'

/** Adds and removes what promotions offer; one change at a time. */
export function useGifts() {
  const { t } = useLingui()
  const call = useCaller()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  async function change(work: Promise<void>, said: string) {
    setBusy(true)
    try {
      await work
      toast(said)
    } catch (error) {
      toast(words(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    add: (piece: ChosenPiece) => change(addGift(call, piece), t`Added to your bag`),
    remove: (ruleId: string) => change(removeGift(call, ruleId), t`Removed from your bag`),
  }
}
