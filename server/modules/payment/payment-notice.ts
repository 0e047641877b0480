import { transact } from '../../db/transaction.ts'
import { NoticeRejected, ProviderDown, type PaymentNotice } from '../../providers/payment/payment-provider.ts'
import type { Services } from '../../services/services.ts'
import { askProvider } from './ask-provider.ts'
import { findAttempt } from './attempts.ts'
import { applyPaymentWithin } from './apply-payment.ts'
import { lookAtRefund } from './look-at-refunds.ts'

export interface NoticeAnswer {
  readonly status: number
  readonly body: string
}

/** As received: the signature covers these bytes. */
interface RawNotice {
  readonly raw: Uint8Array
  readonly headers: Headers
}

/**
 * A provider's notice: `POST /api/payment/notice/{provider}`. Its signature is checked on the raw bytes; then the server
 * asks the provider for the payment's state, because notices arrive late, twice and out of order. The event's id is
 * written in the transaction of its effect (trust.md R8, S31).
 */
export async function receiveNotice(
  services: Services,
  provider: string,
  { raw, headers }: RawNotice,
): Promise<NoticeAnswer> {
  if (provider !== services.payment.name) return { status: 404, body: 'unknown provider' }
  try {
    const notice = await services.payment.readNotice(raw, headers, services.now())
    await applyNotice(services, notice)
    return { status: 200, body: 'ok' }
  } catch (error) {
    if (error instanceof NoticeRejected) {
      services.log.warn('payment.notice-rejected', { provider, why: error.message })
      return { status: 400, body: 'not accepted' }
    }
    // Not acknowledged: the provider sends it again.
    if (error instanceof ProviderDown) return { status: 503, body: 'try again' }
    throw error
  }
}

async function applyNotice(services: Services, notice: PaymentNotice): Promise<void> {
  const { store, payment } = services
  if (notice.refundRef !== undefined) return lookAtRefund(services, notice.refundRef)
  if (notice.providerRef === '') return
  const eventId = `${payment.name}:${notice.eventId}`
  const known = await store.db
    .selectFrom('payment_notice')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (known) return
  const fact = await askProvider(services, (provider) => provider.look(notice.providerRef))
  await transact(store, async (tx) => {
    const attempt = await findAttempt(tx, payment.name, fact)
    const row = {
      event_id: eventId,
      provider: payment.name,
      kind: notice.kind,
      provider_ref: notice.providerRef,
    }
    const first = await tx
      .insertInto('payment_notice')
      .values({ ...row, at: services.now() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst()
    if (!attempt || first.numInsertedOrUpdatedRows !== 1n) return
    await applyPaymentWithin(tx, services, { attemptId: attempt, fact })
  })
}
