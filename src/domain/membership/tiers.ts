interface TierFacts {
  readonly id: string
  /** A proper name: the same in every language. */
  readonly name: string
  /** What a member has spent in the last twelve months, in cents of S$. */
  readonly spentOver: number
  /** Times the points of an order. */
  readonly multiplier: number
  /** Points for reaching it. */
  readonly bonus: number
}

/** Tiers of the membership, from the one that everyone begins with (decision 0180). */
export const TIERS = [
  { id: 'petal', name: 'Petal', spentOver: 0, multiplier: 1, bonus: 0 },
  { id: 'bloom', name: 'Bloom', spentOver: 500_00, multiplier: 1.25, bonus: 200 },
  { id: 'orchid', name: 'Orchid', spentOver: 1_500_00, multiplier: 1.5, bonus: 500 },
] as const satisfies readonly TierFacts[]

export type Tier = (typeof TIERS)[number]
