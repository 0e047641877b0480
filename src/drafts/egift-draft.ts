import type { Egift } from '#domain/gifts/egift.ts'
import { withFreedSpace } from '#platform/storage/with-freed-space.ts'
import { isDraftOver } from './draft-terms.ts'
import { draftTable } from '#platform/storage/draft-table.ts'

export interface EgiftDraft extends Egift {
  /** The amount: one SKU of the card, undefined until chosen. */
  readonly sku: string | undefined
}

export const BLANK_EGIFT: EgiftDraft = {
  sku: undefined,
  sendToMyself: false,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  senderEmail: '',
  message: '',
  sendOn: '',
}

const keyOf = (spu: string) => `egift:${spu}`

/** The form of an eGift card as this device has it; blank without a draft. */
export async function readEgiftDraft(spu: string, now: number): Promise<EgiftDraft> {
  const row = await (await draftTable()).get(keyOf(spu))
  if (!row || isDraftOver(row, now)) return BLANK_EGIFT
  return { ...BLANK_EGIFT, ...(row.value as Partial<EgiftDraft>) }
}

export async function saveEgiftDraft(spu: string, draft: EgiftDraft, now: number): Promise<void> {
  await withFreedSpace(async () => (await draftTable()).put({ key: keyOf(spu), value: draft, at: now }))
}

export async function dropEgiftDraft(spu: string): Promise<void> {
  await (await draftTable()).delete(keyOf(spu))
}
