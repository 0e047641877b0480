import { checkEmail } from '#domain/checkout/email.ts'
import { transact } from '../../db/transaction.ts'
import { couponOf } from '../../modules/promotions/coupon-rows.ts'
import { personOf } from '../../modules/promotions/person.ts'
import type { Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'
import { NOTHING } from './times.ts'

export const couponGive: Command = {
  usage: 'coupon give <code> <email>',
  description:
    'Gives a discount code to one more member: it is in their list of coupons once their address is confirmed, and each who has it may use it. A code that others have used without being given it cannot be given: it would be lost to everybody else.',
  positionals: 2,
  options: [],
  async run({ store }, { positionals: [typed = '', email = ''] }, now) {
    if (checkEmail(email) !== 'ok')
      throw new WrongUsage(`<email> is an e-mail address, not '${plain(email)}'.`)
    const known = await couponOf(store.db, typed)
    if (!known) throw new CommandError(`There is no code ${plain(typed)}.`)
    const { code } = known
    if (known.ends_at !== null && known.ends_at <= now) throw new CommandError(`${code} has ended.`)
    const given = await transact(store, async (tx) => {
      const grants = await tx.selectFrom('coupon_grant').select('person').where('code', '=', code).execute()
      // A given code is for one use of each, unless it names another number.
      const only = await tx
        .updateTable('coupon')
        .set((row) => ({ per_person: row.fn.coalesce('per_person', row.val(1)) }))
        .where('code', '=', code)
        .$if(grants.length === 0, (query) => query.where('used', '=', 0))
        .executeTakeFirst()
      if (only.numUpdatedRows === 0n)
        throw new CommandError(`${code} is a code for everybody, and is in use. ${NOTHING}`)
      return tx
        .insertInto('coupon_grant')
        .values({ code, person: personOf(email), given_at: now })
        .onConflict((conflict) => conflict.columns(['code', 'person']).doNothing())
        .executeTakeFirstOrThrow()
    })
    if (given.numInsertedOrUpdatedRows !== 1n) throw new CommandError(`${plain(email)} has ${code} already.`)
    const member = await store.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst()
    return [
      `${plain(email)} has ${code} now.`,
      ...(member ? [] : ['No account has this address yet: check it, or the code waits for one.']),
    ]
  },
}
