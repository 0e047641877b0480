import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isStored, useReportSave } from '#blocks/sync/use-report-save.ts'
import { usePushChange } from '#blocks/push/use-push-change.ts'
import { MAX_SAVED_SEARCHES } from '#domain/searches/saved-searches.ts'
import { usePush } from '#commands/push/use-push.ts'
import { keepSearch } from '#sync/searches/search-actions.ts'
import { toast } from '#ui/toast/toast.ts'
import type { SaveSearchProps } from './save-search.tsx'
import { newId } from '#platform/device/new-id.ts'

type SavingSearchProps = SaveSearchProps & {
  /** How many are saved already. */
  readonly count: number
  readonly onDone: () => void
}

/** Once the state of the notifications is known: saves, and turns on notifications of new pieces. */
export function SavingSearch({ name, page, count, onDone }: SavingSearchProps) {
  const { t } = useLingui()
  const { view, set } = usePush()
  const { change } = usePushChange()
  const report = useReportSave()
  const begun = useRef(false)
  const isKnown = view.status !== 'unknown'

  const save = useEffectEvent(async () => {
    if (count >= MAX_SAVED_SEARCHES)
      return toast(t`You’ve saved as many searches as we keep. Delete one under “App & offline” first.`)
    if (!isStored(await report(keepSearch({ id: newId(), name, page })))) return
    const isOn = view.status === 'on' && view.stock
    const mayBeOn = view.status !== 'none' && view.status !== 'install-first'
    if (!isOn && mayBeOn) await change(() => set({ stock: true }))
  })
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    if (!isKnown || begun.current) return
    begun.current = true
    void save().finally(() => finish())
  }, [isKnown])
  return null
}
