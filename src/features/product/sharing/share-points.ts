import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { askSignIn, isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import {
  dropPendingAction,
  keepGuestAction,
  takePendingAction,
} from '#blocks/pending-action/pending-action.ts'
import { failureOf } from '#contract/failure.ts'
import type { ShareOutcome } from '#contract/account/points.contract.ts'
import { LOGIN_CLOSED } from '#contract/storage-keys.ts'
import { readSession, writeSession } from '#platform/storage/session-storage.ts'
import { countSharedPiece } from '#commands/point-calls.ts'

const MESSAGES: Readonly<Record<ShareOutcome, MessageDescriptor>> = {
  given: msg`Shared: 2 points are yours.`,
  had: msg`Shared. You’ve had today’s points for this item.`,
  enough: msg`Shared. You’ve had all of today’s points.`,
  'enough-for-month': msg`Shared. You’ve had all of this month’s points.`,
}

const actionOf = (productsId: string) => `share ${productsId}`

/** Offers a guest to log in for the points, until the popup has been closed in this tab; the share continues either way. */
export async function askForPoints(productsId: string): Promise<void> {
  if (!navigator.onLine || readSession(LOGIN_CLOSED) !== undefined) return
  // For the way to another provider, from which the page is loaded again.
  keepGuestAction({ name: actionOf(productsId) })
  await askSignIn()
    .catch(() => writeSession(LOGIN_CLOSED, 'yes'))
    .finally(dropPendingAction)
}

/** The guest who wanted to share this piece has come back from another provider. */
export function isShareResumed(productsId: string): boolean {
  return takePendingAction(actionOf(productsId)) !== undefined
}

/** What to say after a share; undefined for a guest, who is promised nothing. */
export async function countForPoints(
  queries: QueryClient,
  productsId: string,
): Promise<MessageDescriptor | undefined> {
  if (!isSignedInHere()) return undefined
  try {
    return MESSAGES[await countSharedPiece(queries, productsId)]
  } catch (error) {
    return failureOf(error)?.kind === 'refused'
      ? undefined
      : msg`Shared. We couldn’t add your points offline.`
  }
}
