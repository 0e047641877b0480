/** A campaign page (spec 2.2). */
export interface CampaignTable {
  /** As the address names it. */
  key: string
  position: number
  starts_at: number
  ends_at: number | null
  /** JSON of `campaignPlan` (src/contract/catalog/campaign-plan.ts): its words and blocks. */
  plan: string
  changed_at: number
}
