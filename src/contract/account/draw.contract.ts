import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { nothing, shortText, timestamp } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

const draw = v.object({
  /** `closed`: the shop or this site has no draw. `unconfirmed`: the member has to confirm the e-mail address first. */
  state: v.picklist(['closed', 'guest', 'unconfirmed', 'ready', 'spun']),
  /** The wheel, in its order; empty while it is closed. */
  segments: v.array(v.object({ id: shortText, label: shortText })),
  /** Of today, where the member has spun; the owner may have taken its segment off the wheel since. */
  result: v.exactOptional(
    v.object({
      prize: shortText,
      /** A newer server may send kinds that this build does not have. */
      kind: v.string(),
      label: shortText,
      /** Of a coupon. */
      code: v.exactOptional(shortText),
    }),
  ),
  /** When the member can spin again; absent for a guest. */
  nextAt: v.exactOptional(timestamp),
})
export type Draw = v.InferOutput<typeof draw>

export const drawToday = endpoint('GET', '/draw/today', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: draw,
  summary: 'The wheel of the draw, and what the member has won today',
})

/** The first call of a day draws; each other answers the same. */
export const spinDraw = endpoint('POST', '/draw/spin', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: nothing,
  output: draw,
  summary: 'Draws a prize, once for each account and day of its site',
})
