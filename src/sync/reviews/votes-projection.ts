import { readsVersion } from '#contract/queued.ts'
import { reviewHelpful, type Votes } from '#contract/requests.contract.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

export interface Vote {
  readonly on: boolean
  /** The count the shop gave with its last answer; undefined where it has not answered. */
  readonly helpful: number | undefined
}

/** Reviews this device has voted on; what it says nothing of, nobody here has voted on. */
export type VotesReady = ReadonlyMap<string, Vote>

/** The votes on the screen: the confirmed ones with everything that waits applied to them. */
export function votesOf(snapshot: Snapshot | undefined, operations: readonly Operation[]): VotesReady {
  const confirmed = (snapshot?.data as Votes | undefined)?.list ?? []
  const votes = new Map<string, Vote>(confirmed.map(({ id, helpful }) => [id, { on: true, helpful }]))
  for (const { path, input, v } of operations) {
    if (path !== reviewHelpful.path || !readsVersion(v)) continue
    const { id, on } = input as { id: string; on: boolean }
    const known = votes.get(id)
    if (known?.on === on) continue
    votes.set(id, { on, helpful: known?.helpful === undefined ? undefined : known.helpful + (on ? 1 : -1) })
  }
  return votes
}

/** How many found it helpful: what the page was told, and this device's own vote where the page cannot know it yet. */
export function helpfulCount(reported: number, vote: Vote | undefined): number {
  if (!vote) return reported
  if (vote.helpful !== undefined) return vote.on ? Math.max(reported, vote.helpful) : vote.helpful
  return vote.on ? reported + 1 : reported
}
