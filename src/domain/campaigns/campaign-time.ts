/** Epoch milliseconds; a campaign without an end runs until the owner removes it. */
export interface CampaignTime {
  readonly startsAt: number
  readonly endsAt: number | undefined
}

/** A campaign is shown from its start until just before its end; before and after, its page does not exist. */
export function isRunning({ startsAt, endsAt }: CampaignTime, now: number): boolean {
  return startsAt <= now && (endsAt === undefined || now < endsAt)
}
