import type { Minor } from '../brand.ts'

/** When a promotion is in force, in epoch milliseconds; without an end it runs until the owner ends it. */
export type Window = { readonly from: number; readonly until?: number | undefined }

/** `percent` off for `qty` pieces or more. */
export type Tier = { readonly qty: number; readonly percent: number }

/** Buy 2, buy 3 (spec 9.6): a percentage of the pieces that carry the activity, by their number. */
export type MultiItemPromotion = Window & {
  readonly kind: 'multi-item'
  /** The best first. */
  readonly tiers: readonly Tier[]
  /** A cheaper piece neither counts nor is reduced, in Singapore cents; 0 without such a floor. */
  readonly leastPrice: Minor
}

/** A further percentage of all pieces after the multi-item discount (spec 9.6). */
export type ExtraPromotion = Window & { readonly kind: 'extra'; readonly percent: number }

/** A promotion of the whole bag, as server and device apply it. */
export type Promotion = MultiItemPromotion | ExtraPromotion

/** Buy 2 get 20% off, buy 3 get 28% off (spec 9.6): what a new shop begins with. */
export const FIRST_TIERS = [
  { qty: 3, percent: 28 },
  { qty: 2, percent: 20 },
] as const satisfies readonly Tier[]

/** Whether it is in force at `now` in epoch milliseconds: from its first moment on, up to before its last. */
export function isRunning({ from, until }: Window, now: number): boolean {
  return now >= from && (until === undefined || now < until)
}

/** The promotions of one kind that are in force, in their order. */
export function runningOf<Kind extends Promotion['kind']>(
  promotions: readonly Promotion[],
  kind: Kind,
  now: number,
): readonly Extract<Promotion, { readonly kind: Kind }>[] {
  return promotions.filter(
    (one): one is Extract<Promotion, { readonly kind: Kind }> => one.kind === kind && isRunning(one, now),
  )
}
