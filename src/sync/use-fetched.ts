import { useCallback, useEffect, useState } from 'react'
import { useOnline } from '#platform/online.ts'
import type { ResourceName } from './device-state.ts'
import { withSync } from './open-sync.ts'

export type FetchState = 'asking' | 'answered' | 'failed'

export interface Fetched {
  readonly requested: FetchState
  /** Why the last request has failed. */
  readonly error: unknown
  /** Requests it again. */
  ask(): void
}

type Outcome = Omit<Fetched, 'ask'>

const ASKING: Outcome = { requested: 'asking', error: undefined }

/** Fetches a resource when a screen shows it and when the network is back; its state is read with `useResource`. */
export function useFetched(name: ResourceName): Fetched {
  const online = useOnline()
  const [outcome, setOutcome] = useState(ASKING)
  const start = useCallback(() => void fetchResource(name).then(setOutcome), [name])
  useEffect(start, [online, start])
  return {
    ...outcome,
    ask() {
      setOutcome(ASKING)
      start()
    },
  }
}

/** Opens the device's store, too: it shows what an earlier visit has read. */
function fetchResource(name: ResourceName): Promise<Outcome> {
  return withSync((device) => device.read(name)).then(
    () => ({ requested: 'answered', error: undefined }),
    (error: unknown) => ({ requested: 'failed', error }),
  )
}
