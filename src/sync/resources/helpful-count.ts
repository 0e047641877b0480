export interface Vote {
  readonly on: boolean
  /** The count in the server's last response; undefined without one. */
  readonly helpful: number | undefined
}

/** How many found it helpful: the page's count, plus this device's own vote where the page does not include it yet. */
export function helpfulCount(reported: number, vote: Vote | undefined): number {
  if (!vote) return reported
  if (vote.helpful !== undefined) return vote.on ? Math.max(reported, vote.helpful) : vote.helpful
  return vote.on ? reported + 1 : reported
}
