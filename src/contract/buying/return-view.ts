import * as v from 'valibot'
import { RETURN_REASONS } from '#domain/returns/return-reasons.ts'
import { RETURN_STATES } from '#domain/returns/return-states.ts'
import { RETURN_TYPES } from '#domain/returns/return-types.ts'
import { count, timestamp } from '../fields.ts'

/** A return of goods (spec 3). */
export const returnView = v.object({
  id: v.string(),
  returnNumber: v.string(),
  type: v.picklist(RETURN_TYPES),
  state: v.picklist(RETURN_STATES),
  reason: v.picklist(RETURN_REASONS),
  /** The reason in words. */
  reasonName: v.string(),
  description: v.string(),
  /** Addresses without width and format. */
  photos: v.array(v.string()),
  store: v.nullable(v.object({ name: v.string(), address: v.string() })),
  courier: v.string(),
  tracking: v.string(),
  /** The courier's own page; absent for a courier that the shop does not know. */
  link: v.exactOptional(v.string()),
  appliedAt: timestamp,
  items: v.array(v.object({ position: count, qty: count })),
  /** What is refunded for these pieces. */
  formatAmount: v.string(),
  canCancel: v.boolean(),
  canSend: v.boolean(),
  /** Changes, oldest first. */
  history: v.array(v.object({ kind: v.string(), at: timestamp, note: v.string() })),
})
export type ReturnView = v.InferOutput<typeof returnView>
