import type { egiftInput } from '#contract/buying/egift-fields.ts'
import { checkEgift, egiftRecipient, type Egift } from '#domain/gifts/egift.ts'
import { sendMoment } from '#domain/gifts/send-moment.ts'
import { zoneOf } from '#domain/region/site-day.ts'
import type { Site } from '#domain/region/sites.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import type { InferOutput } from 'valibot'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'

/** An eGift card as its buyer has written it, checked. */
export interface EgiftDraft {
  readonly egift: Egift
  readonly zone: string
  readonly sendAt: number
}

/** Throws `egift-wrong` with the problem of each part (spec 5). The day is one of the site's calendar, whatever the clock of the server. */
export function readEgift(
  egift: InferOutput<typeof egiftInput>,
  { site, now }: { readonly site: Site; readonly now: number },
): EgiftDraft {
  const sendOn = egift.sendOn.trim()
  const problems = checkEgift({ ...egift, sendOn }, now)
  if (Object.keys(problems).length > 0) throw new ShopError('egift-wrong', { problems })
  const zone = zoneOf(site)
  return { egift: { ...egift, sendOn }, zone, sendAt: sendMoment(sendOn || undefined, zone, now) }
}

interface EgiftLine {
  readonly sku: string
  readonly isGiftCard: boolean
}

/**
 * Writes who sends the cards of these lines to whom. An order either has cards alone, with their recipient, or none: anything else is
 * refused.
 */
export async function writeEgift(
  tx: Tx,
  orderId: string,
  { draft, lines }: { readonly draft: EgiftDraft | undefined; readonly lines: readonly EgiftLine[] },
): Promise<void> {
  const isOfCards = lines.some(({ isGiftCard }) => isGiftCard)
  if (!draft && !isOfCards) return
  if (!draft) throw new ShopError('egift-wrong', { problems: { recipientName: 'missing' } })
  if (!lines.every(({ isGiftCard }) => isGiftCard)) throw new ShopError('bad-input', { field: 'egift' })
  const { egift, zone, sendAt } = draft
  const recipient = egiftRecipient(egift)
  for (const [position, { sku }] of lines.entries()) {
    const { price } = await tx
      .selectFrom('sku')
      .select('price')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('egift')
      .values({
        order_id: orderId,
        position,
        amount: price,
        to_myself: egift.sendToMyself ? 1 : 0,
        recipient_name: recipient.name,
        recipient_email: foldCode(recipient.email),
        sender_name: egift.senderName.trim(),
        sender_email: foldCode(egift.senderEmail),
        message: egift.message.trim(),
        send_on: egift.sendOn === '' ? null : egift.sendOn,
        zone,
        send_at: sendAt,
      })
      .execute()
  }
}
