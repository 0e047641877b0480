import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import { watchPushPermission } from '#platform/push.ts'
import { callerOf } from '../call.ts'
import { readPush, setPushKinds, watchPiece, type Turned } from './push.ts'
import { NOTHING, pushState, type PushKinds, type PushView } from './push-state.ts'

export interface PushActions {
  readonly view: PushView
  /** Asks the shop and the browser again. */
  refresh(): Promise<void>
  set(kinds: PushKinds): Promise<Turned>
  watch(sku: string, on: boolean): Promise<Turned>
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
    set: (kinds) => setPushKinds(call, kinds),
    watch: (sku, on) => watchPiece(call, sku, on),
  }
}
