import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draw } from '#contract/account/draw.contract.ts'
import { isRefused } from '#contract/failure.ts'
import { spinToday } from '#commands/draw-calls.ts'
import { drawQuery } from '#queries/popups/draw-query.ts'
import { askSignIn, isSignedInHere } from '../identity/ask-sign-in.ts'
import { dropPendingAction, keepGuestAction } from '../pending-action/pending-action.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

/** The spin that a guest wanted before a login by another provider. */
export const SPIN_ACTION = 'spin'

type Stage = 'still' | 'asking' | 'turning'

export interface DrawView {
  /** Undefined while it is not known. */
  readonly draw: Draw | undefined
  /** The call of the spin is under way, or the wheel turns. */
  readonly stage: Stage
  /** Why the last call had no answer; undefined after one that had. */
  readonly error: unknown
  readonly isReading: boolean
  readonly spin: () => Promise<void>
  /** Reads it again; undefined without an answer. */
  readonly read: () => Promise<Draw | undefined>
  /** The wheel has stopped. */
  readonly stop: () => void
}

/**
 * The draw of today. The server draws and stores before the wheel turns, so that a closed page, a reload and a second device show the
 * same (traps 3.13).
 */
export function useDraw(): DrawView {
  const queries = useQueryClient()
  const query = drawQuery(useStorefront())
  const { data: draw, error: unread, isFetching, refetch } = useQuery(query)
  const [stage, setStage] = useState<Stage>('still')
  const [unspun, setUnspun] = useState<unknown>()

  async function spin() {
    if (draw?.state === 'guest' && !isSignedInHere() && !(await hasSignedIn())) return
    setStage('asking')
    setUnspun(undefined)
    try {
      const drawn = await spinAsMember(() => spinToday(queries))
      setStage(drawn && isOnWheel(drawn) ? 'turning' : 'still')
      if (drawn) queries.setQueryData(query.queryKey, drawn)
    } catch (error) {
      setStage('still')
      setUnspun(error)
    }
  }

  return {
    draw,
    stage,
    error: unspun ?? (draw ? undefined : unread) ?? undefined,
    isReading: isFetching,
    spin,
    read: async () => (await refetch()).data,
    stop: () => setStage('still'),
  }
}

/** The owner may have taken a prize off the wheel after it was won. */
function isOnWheel({ segments, result }: Draw): boolean {
  return segments.some(({ id }) => id === result?.prize)
}

/** Undefined where the session has ended elsewhere and the user has closed the login. */
async function spinAsMember(call: () => Promise<Draw>): Promise<Draw | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error, 'sign-in-needed')) throw error
    return (await hasSignedIn()) ? call() : undefined
  }
}

/** Opens the login, whose second tab is the registration. */
async function hasSignedIn(): Promise<boolean> {
  keepGuestAction({ name: SPIN_ACTION })
  const isSignedIn = await askSignIn().then(
    () => true,
    () => false,
  )
  dropPendingAction()
  return isSignedIn
}
