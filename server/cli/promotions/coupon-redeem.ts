import { randomUUID } from 'node:crypto'
import { checkEmail } from '#domain/checkout/email.ts'
import { sha256 } from '../../core/digest.ts'
import type { Reader } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { redeemInStore, type TillProblem } from '../../modules/coupons/redeem-in-store.ts'
import { couponCode, couponOf } from '../../modules/promotions/coupon-rows.ts'
import { personOf } from '../../modules/promotions/person.ts'
import { namedStore } from '../command/named-store.ts'
import type { Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { neededOption } from '../command/options.ts'
import { plain } from '../command/printed.ts'
import { NOTHING } from './times.ts'

const PROBLEMS: Readonly<Record<TillProblem, string>> = {
  unknown: 'There is no such code.',
  'not-yet': 'It has not begun.',
  expired: 'It has ended.',
  online: 'It is for orders online.',
  'not-yours': 'It belongs to somebody else.',
  used: 'It has been used.',
}

export const couponRedeem: Command = {
  usage: 'coupon redeem <code> --store <id> [--email <address>]',
  description:
    'Takes a use of an in-store code at a till, once. --email names the customer; a code that one person alone has been given is taken for them.',
  positionals: 1,
  options: ['store', 'email'],
  async run({ store }, { positionals: [typed = ''], options }, now) {
    const place = await namedStore(store.db, neededOption(options, 'store'))
    const { email } = options
    if (email !== undefined && checkEmail(email) !== 'ok')
      throw new WrongUsage(`--email is an e-mail address, not '${plain(email)}'.`)
    const person = email === undefined ? await onlyPersonOf(store.db, typed) : personOf(email)
    const receipt = sha256(randomUUID()).slice(0, 10).toUpperCase()
    const till = { storeId: place.id, staffId: null }
    const redeemed = await transact(store, (tx) =>
      redeemInStore(tx, { code: typed, person, receipt, till, at: now }),
    )
    if ('problem' in redeemed)
      throw new CommandError(`${plain(couponCode(typed))}: ${PROBLEMS[redeemed.problem]} ${NOTHING}`)
    return [`${redeemed.coupon.code} is redeemed in ${place.id}, receipt ${receipt}.`]
  },
}

/** Whose code it is, where that is one person; a limit for each person needs a name. */
async function onlyPersonOf(db: Reader, typed: string): Promise<string | undefined> {
  const coupon = await couponOf(db, typed)
  if (!coupon) return undefined
  const grants = await db
    .selectFrom('coupon_grant')
    .select('person')
    .where('code', '=', coupon.code)
    .limit(2)
    .execute()
  const [only] = grants
  if (grants.length === 1) return only?.person
  if (grants.length > 1 || coupon.per_person !== null)
    throw new WrongUsage(`${coupon.code} counts by person: --email is missing.`)
  return undefined
}
