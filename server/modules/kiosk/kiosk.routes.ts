import * as contract from '#contract/kiosk.ts'
import { transact } from '../../db/transaction.ts'
import { Refusal } from '../../http/reasons.ts'
import { serve, type Call, type Served } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { presentCart } from '../cart/cart.present.ts'
import { nameIn } from '../checkout/stores.ts'
import { findCode } from './find-code.ts'
import { openHandOver, takeHandOver } from './hand-over.ts'
import { kioskCookie, kioskCookieName } from './kiosk-cookie.ts'
import { noteSeen, pairTablet, releaseTablet } from './kiosk.commands.ts'
import { tabletOf, type Tablet } from './kiosk.queries.ts'

const NO_TABLET = { store: '', name: '' }

export function kioskRoutes(services: Services): Served[] {
  const { db } = services.store
  const here = (call: Call) => tabletOf(db, call.cookie(kioskCookieName(call.secure)), call.now)

  async function mustBeTablet(call: Call): Promise<Tablet> {
    const tablet = await here(call)
    if (!tablet) throw new Refusal('kiosk-unknown')
    return tablet
  }

  return [
    serve(contract.kioskEnter, async (call, { store, code }) => {
      const { token, names } = await pairTablet(db, { store, code, now: call.now })
      call.setHeader('set-cookie', kioskCookie(token, call.secure))
      return { store, name: nameIn(names, call.language) }
    }),
    serve(contract.kioskState, async (call) => {
      const tablet = await here(call)
      if (!tablet) return NO_TABLET
      await noteSeen(db, tablet, call.now)
      return { store: tablet.storeId, name: nameIn(tablet.names, call.language) }
    }),
    serve(contract.kioskLeave, async (call, { code }) => {
      await releaseTablet(db, await mustBeTablet(call), code)
      call.setHeader('set-cookie', kioskCookie('', call.secure))
      return NO_TABLET
    }),
    serve(contract.handOver, async (call) => {
      const tablet = await mustBeTablet(call)
      return transact(services.store, (tx) => openHandOver(tx, call, tablet))
    }),
    serve(contract.takeBag, async (call, { secret }) => {
      await call.ensurePrincipal()
      return transact(services.store, async (tx) => {
        const { capped, refused } = await takeHandOver(services, tx, call, secret)
        return {
          ...(await presentCart(services.catalogue, tx, call)),
          capped: [...capped],
          refused: [...refused],
        }
      })
    }),
    serve(contract.productOfCode, (call, { code }) => findCode(services.catalogue, call, code)),
  ]
}
