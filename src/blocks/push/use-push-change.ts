import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PushChangeResult } from '#commands/push/push-subscription.ts'
import { toast } from '#ui/toast/toast.ts'

/** Runs one change of the notifications at a time and reports its failure. */
export function usePushChange() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const words = {
    blocked: t`Your browser blocks notifications from this shop. Allow them in its settings.`,
    dismissed: t`Nothing was changed: the browser's question was not answered.`,
    failed: t`That didn’t work. Please try again when you’re back online.`,
  }
  async function change(work: () => Promise<PushChangeResult>): Promise<PushChangeResult | undefined> {
    if (busy) return undefined
    setBusy(true)
    try {
      const turned = await work()
      if (turned !== 'done') toast(words[turned])
      return turned
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
