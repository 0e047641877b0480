import type { Selectable } from 'kysely'
import type { OutboxTable } from '../db/schema/orders.ts'
import type { Services } from '../services/services.ts'
import { backMail } from '../modules/notify/back-in-stock-letter.ts'
import { orderMail } from '../modules/orders/order-mail.ts'
import { sendPush } from '../modules/push/send-push.ts'
import { askProvider } from '../modules/payment/ask-provider.ts'
import type { Lease } from './lease.ts'
import { RetryLater } from './retry-later.ts'

type Item = Selectable<OutboxTable>

const AT_ONCE = 50
const LEASE_MS = 60_000
const MOST_TRIES = 12
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 3_600_000

/**
 * Sends what waits in the outbox: mail, refunds and notifications. A conditional update with a lease decides who sends one; a node that
 * dies while sending leaves it to the next. Answers how many were sent.
 */
export async function deliverOutbox(
  services: Services,
  { owner = 'this node', signal }: Partial<Lease> = {},
): Promise<number> {
  const due = await dueItems(services).selectAll().orderBy('next_at').limit(AT_ONCE).execute()
  let sent = 0
  for (const item of due) {
    if (signal?.aborted) break
    if (!(await claim(services, item, owner))) continue
    if (await deliver(services, item)) sent += 1
  }
  return sent
}

export async function isOutboxDue(services: Services): Promise<boolean> {
  return (await dueItems(services).select('id').limit(1).executeTakeFirst()) !== undefined
}

function dueItems(services: Services) {
  const now = services.now()
  return services.store.db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .where('lease_until', '<=', now)
}

async function claim(services: Services, item: Item, owner: string): Promise<boolean> {
  const now = services.now()
  const claimed = await services.store.db
    .updateTable('outbox')
    .set({ lease_owner: owner, lease_until: now + LEASE_MS, attempts: item.attempts + 1 })
    .where('id', '=', item.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', item.attempts)
    .where('lease_until', '<=', now)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}

async function deliver(services: Services, item: Item): Promise<boolean> {
  try {
    await SENDERS[item.kind](services, item)
  } catch (error) {
    await putBack(services, item, error)
    return false
  }
  await services.store.db
    .updateTable('outbox')
    .set({ state: 'sent', lease_until: 0, lease_owner: null })
    .where('id', '=', item.id)
    .execute()
  return true
}

async function putBack(services: Services, item: Item, error: unknown): Promise<void> {
  const tries = item.attempts + 1
  const retryAt = error instanceof RetryLater ? error.until : undefined
  const state = tries >= MOST_TRIES || retryAt === 'never' ? 'dead' : 'waiting'
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
  const usual = services.now() + wait
  await services.store.db
    .updateTable('outbox')
    .set({
      state,
      next_at: typeof retryAt === 'number' ? Math.max(retryAt, usual) : usual,
      lease_until: 0,
      lease_owner: null,
    })
    .where('id', '=', item.id)
    .execute()
  services.log[state === 'dead' ? 'error' : 'warn']('outbox.failed', {
    kind: item.kind,
    ref: item.ref,
    tries,
    state,
    error,
  })
}

const SENDERS: Readonly<Record<Item['kind'], (services: Services, item: Item) => Promise<void>>> = {
  async mail(services, item) {
    const { template, orderId } = readMail(item.payload)
    await services.mail.send(await orderMail(services, item.id, template, orderId))
  },
  async 'back-mail'(services, item) {
    const mail = await backMail(services, item.id, readBack(item.payload))
    if (mail) await services.mail.send(mail)
  },
  async refund(services, item) {
    const { provider, providerRef, amount } = readRefund(item.payload)
    if (provider !== services.payment.name)
      throw new RangeError(`paid through ${provider}, which is not set up`)
    await askProvider(services, (payment) => payment.refund(providerRef, amount, `refund-${item.ref}`))
  },
  push: (services, item) => sendPush(services, item.payload),
}

function readMail(payload: string) {
  return JSON.parse(payload) as { template: 'paid' | 'refunded'; orderId: string }
}

function readBack(payload: string) {
  return JSON.parse(payload) as { sku: string; email: string; site: string; lang: string }
}

function readRefund(payload: string) {
  return JSON.parse(payload) as { provider: string; providerRef: string; amount: number }
}
