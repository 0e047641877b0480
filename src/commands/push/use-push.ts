import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import { watchPushPermission } from '#platform/push-api.ts'
import { callerOf } from '#api/call.ts'
import { readPush, setPushKinds, watchStock, type PushChangeResult } from './push-subscription.ts'
import { kindsOf, NOTHING, pushState, type PushKinds, type PushView } from './push-state.ts'

export interface PushActions {
  readonly view: PushView
  /** Reads the state of server and browser again. */
  refresh(): Promise<void>
  /** Turns kinds on or off; the others stay. */
  set(change: Partial<PushKinds>): Promise<PushChangeResult>
  watch(sku: string, on: boolean): Promise<PushChangeResult>
}

/** This browser's notifications; `unknown` on the server and in the first render. */
export function usePush(): PushActions {
  const call = callerOf(useQueryClient())
  const { view } = useSnapshot(pushState)
  const hydrated = useHydrated()
  useEffect(() => {
    void readPush(call)
    return watchPushPermission(() => void readPush(call))
  }, [call])
  return {
    view: hydrated ? (view as PushView) : NOTHING,
    refresh: () => readPush(call),
    set: (change) => setPushKinds(call, { ...kindsOf(pushState.view), ...change }),
    watch: (sku, on) => watchStock(call, sku, on),
  }
}
