import * as contract from '#contract/stores/kiosk.contract.ts'
import { transact } from '../../db/transaction.ts'
import { handle, withShopper, type Route } from '../../services/route.ts'
import { presentCart } from '../cart/cart.present.ts'
import { nameIn } from '../../core/name-in.ts'
import { findCode } from './find-code.ts'
import { openHandOver, takeHandOver } from './hand-over.ts'
import { kioskCookie } from './kiosk-cookie.ts'
import { noteSeen, pairTablet, releaseTablet } from './kiosk.commands.ts'
import { mustBeTablet, tabletHere } from './tablet-here.ts'

const NO_TABLET = { store: '', name: '' }

export const kioskRoutes: readonly Route[] = [
  handle(contract.kioskEnter, async (context, { store, code }) => {
    const { token, names } = await pairTablet(context.services.store.db, context, { store, code })
    context.setHeader('set-cookie', kioskCookie(token, context.secure))
    return { store, name: nameIn(names, context.language) }
  }),
  handle(contract.kioskState, async (context) => {
    const tablet = await tabletHere(context)
    if (!tablet) return NO_TABLET
    await noteSeen(context.services.store.db, context, tablet)
    return { store: tablet.storeId, name: nameIn(tablet.names, context.language) }
  }),
  handle(contract.kioskLeave, async (context, { code }) => {
    await releaseTablet(context.services.store.db, { tablet: await mustBeTablet(context) }, code)
    context.setHeader('set-cookie', kioskCookie('', context.secure))
    return NO_TABLET
  }),
  handle(contract.handOver, async (context) => {
    const tablet = await mustBeTablet(context)
    return transact(context.services.store, (tx) => openHandOver(tx, context, tablet))
  }),
  handle(contract.takeCart, (context, { secret }) =>
    transact(context.services.store, async (tx) => {
      const known = await withShopper(context, tx)
      const { capped, refused } = await takeHandOver(tx, known, secret)
      return {
        ...(await presentCart(tx, known)),
        capped: [...capped],
        refused: [...refused],
      }
    }),
  ),
  handle(contract.productOfCode, (context, { code }) => findCode(context, code)),
]
