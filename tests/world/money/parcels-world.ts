import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { ParcelEvent } from '#domain/orders/parcel-steps.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Db } from '#server/db/schema/database.ts'
import type { Engine } from '#server/db/open.ts'
import { transact } from '#server/db/transaction.ts'
import { lockOrder } from '#server/modules/orders/orders.queries.ts'
import { shipOrder } from '#server/modules/orders/after-sale/ship-order.ts'
import {
  NoticeRejected,
  ParcelUnknown,
  TrackingDown,
  type TrackingProvider,
} from '#server/providers/shipping/tracking-provider.ts'
import { aStore, type OpenedStore } from '../shops/engines.ts'
import { aCheckout, type PaymentPageWorld, type PlacedOrder } from './checkout-world.ts'

/** A tracking provider that the test controls. */
export interface StubTracking extends TrackingProvider {
  /** Events of each number that it follows. */
  readonly events: Map<string, ParcelEvent[]>
  readonly looks: string[]
  isDown: boolean
}

export function aTrackingProvider(): StubTracking {
  const stub: StubTracking = {
    name: 'stub',
    everyMs: 60 * MINUTE_MS,
    events: new Map(),
    looks: [],
    isDown: false,
    knows: () => true,
    async follow({ tracking }) {
      stub.events.set(tracking, [])
    },
    async look({ tracking }) {
      stub.looks.push(tracking)
      if (stub.isDown) throw new TrackingDown('down')
      const events = stub.events.get(tracking)
      if (!events) throw new ParcelUnknown('not followed')
      return events
    },
    readNotice: async () => {
      throw new NoticeRejected('the stub sends none')
    },
  }
  return stub
}

interface Sent {
  readonly courier?: string
  readonly tracking: string
  readonly pieces?: readonly { readonly position: number; readonly qty: number }[]
  readonly provider?: string
}

/** Orders with parcels on one engine: the database once for all tests of the describe it is called in, the rest new for each. */
export function aParcelsWorld(engine: Engine) {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  let tracking: StubTracking
  beforeAll(async () => {
    opened = await aStore(engine)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    for (const table of [
      'shop_order',
      'order_event',
      'outbox',
      'parcel',
      'parcel_line',
      'parcel_event',
    ] as const)
      await opened.db.deleteFrom(table).execute()
    tracking = aTrackingProvider()
    checkout = aCheckout(opened, { tracking })
  })

  /** A guest's paid order of so many pieces of one product. */
  async function paidOrder(qty: number): Promise<PlacedOrder> {
    const order = await checkout.order([[await checkout.product(), qty]])
    await opened.db
      .updateTable('shop_order')
      .set({ status: 'processing', paid_at: checkout.clock.now })
      .where('id', '=', order.id)
      .execute()
    return order
  }

  /** Hands pieces of the order to a courier, all of them unless named. Returns the parcel's id. */
  async function ship(
    { id }: Pick<PlacedOrder, 'id'>,
    { provider = 'stub', ...sent }: Sent,
  ): Promise<string> {
    const { courier = 'SingPost', tracking: number, pieces } = sent
    const at = checkout.clock.now
    await transact(opened, async (tx) => {
      const order = await lockOrder(tx, id, at)
      if (!order) throw new RangeError(`there is no order ${id}`)
      const parcel = { courier, tracking: number }
      await shipOrder(tx, checkout.services, { order, parcel, at, provider, ...(pieces ? { pieces } : {}) })
    })
    const rows = opened.db.selectFrom('parcel').select('id').where('order_id', '=', id)
    return (await rows.where('tracking', '=', number).executeTakeFirstOrThrow()).id
  }

  return {
    now: (): { db: Db; checkout: PaymentPageWorld; tracking: StubTracking } => ({
      db: opened.db,
      checkout,
      tracking,
    }),
    paidOrder,
    ship,
    parcelOf: (id: string) =>
      opened.db.selectFrom('parcel').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    statusOf: async (id: string) => {
      const order = opened.db.selectFrom('shop_order').select(['status', 'delivered_at']).where('id', '=', id)
      return order.executeTakeFirstOrThrow()
    },
    /** References of the mails that wait to be sent. */
    mails: async () => {
      const rows = opened.db.selectFrom('outbox').select('ref').where('kind', '=', 'mail').orderBy('ref')
      return (await rows.execute()).map(({ ref }) => ref)
    },
  }
}
