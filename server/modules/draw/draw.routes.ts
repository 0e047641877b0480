import { drawToday, spinDraw, type Draw } from '#contract/account/draw.contract.ts'
import { SITES } from '#domain/region/sites.ts'
import { transact } from '../../db/transaction.ts'
import type { Reader } from '../../db/schema/database.ts'
import { handle, type RequestContext, type Route } from '../../services/route.ts'
import { couponFormat } from '../promotions/coupon-words.ts'
import { memberOf, type Member } from '../members/members.queries.ts'
import { spinToday } from './draw.commands.ts'
import { presentResult, presentSegments } from './draw.present.ts'
import { drawDay, drawPrizes, spinOf } from './draw.queries.ts'

const CLOSED: Draw = { state: 'closed', segments: [] }

export const drawRoutes: readonly Route[] = [
  handle(drawToday, (context) => readDraw(context.services.store.db, context)),
  handle(spinDraw, (context) =>
    transact(context.services.store, async (tx) => {
      const member = await memberOf(tx, context.shopper)
      if (member && maySpin(member, context)) await spinToday(tx, { member, now: context.now })
      return readDraw(tx, context)
    }),
  ),
]

/** An invented address wins nothing (trust.md S33), and a restricted site has no lottery (spec 1). */
function maySpin(member: Member, { site }: RequestContext): boolean {
  return !SITES[site].restricted && member.email_confirmed_at !== null
}

async function readDraw(db: Reader, context: RequestContext): Promise<Draw> {
  const { services, shopper, now, site, language, currency, locale } = context
  if (SITES[site].restricted) return CLOSED
  const prizes = await drawPrizes(db)
  const wording = {
    say: services.texts.in(language),
    format: couponFormat({ site, language, currency, locale }),
  }
  const segments = presentSegments(prizes, wording)
  const member = await memberOf(db, shopper)
  if (!member) return prizes.length === 0 ? CLOSED : { state: 'guest', segments }
  const { day, nextAt } = drawDay(now, member)
  const spin = await spinOf(db, { memberId: member.id, day })
  if (spin) return { state: 'spun', segments, result: presentResult(spin, wording), nextAt }
  if (prizes.length === 0) return CLOSED
  return { state: member.email_confirmed_at === null ? 'unconfirmed' : 'ready', segments, nextAt }
}
