import { CURRENCIES } from '#domain/money/currencies.ts'
import { writeAmount } from '../../core/price-text.ts'
import { transact } from '../../db/transaction.ts'
import { couponCode, couponOf, type Coupon } from '../../modules/promotions/coupon-rows.ts'
import { checkEmail } from '#domain/checkout/email.ts'
import { isForFirstOrder } from '../../modules/promotions/first-order.ts'
import { personOf } from '../../modules/promotions/person.ts'
import { rowLimit, wholeNumber, type Command, type CommandInput } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { MOMENTS, NOTHING, windowIn } from './times.ts'
import { endOf, stateOf } from './state.ts'
import { amountOf, percentIn } from './terms.ts'

const CODE = /^[\dA-Z][\dA-Z-]{1,29}$/
const MOST_USES = 1_000_000

export const couponAdd: Command = {
  usage:
    'coupon add <code> --percent 10 | --amount 20 [--min 100] [--from <time>] [--until <time>] [--uses 100] [--per-person 1] [--in-store] [--email <address>]',
  description: `Adds a discount code: a percentage, or an amount in Singapore dollars, for goods of --min or more. --uses is how many orders may use it, --per-person how many of one mailbox; --in-store keeps it from online orders; with --email it is a choice of that member at checkout, alone, once. ${MOMENTS}`,
  positionals: 1,
  options: ['percent', 'amount', 'min', 'from', 'until', 'uses', 'per-person', 'email'],
  flags: ['in-store'],
  async run({ store }, { positionals: [typed = ''], options, flags = {} }, now) {
    const code = couponCode(typed)
    if (!CODE.test(code))
      throw new WrongUsage(`A code has 2 to 30 letters, digits and hyphens, not '${plain(typed)}'.`)
    const { email } = options
    if (email !== undefined && checkEmail(email) !== 'ok')
      throw new WrongUsage(`--email is an e-mail address, not '${plain(email)}'.`)
    const { from, until } = windowIn(options, now)
    const coupon = {
      code,
      ...effectIn(options),
      least: options['min'] === undefined ? 0 : amountOf(options['min'], '--min'),
      in_store: flags['in-store'] === true ? 1 : 0,
      starts_at: from,
      ends_at: until ?? null,
      uses: limitIn(options, 'uses'),
      per_person: limitIn(options, 'per-person') ?? (email === undefined ? null : 1),
      used: 0,
      created_at: now,
    }
    const added = await transact(store, async (tx) => {
      const made = await tx
        .insertInto('coupon')
        .values(coupon)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow()
      if (made.numInsertedOrUpdatedRows === 1n && email !== undefined)
        await tx
          .insertInto('coupon_grant')
          .values({ code, person: personOf(email), given_at: now })
          .execute()
      return made.numInsertedOrUpdatedRows
    })
    if (added !== 1n) throw new CommandError(`There is a code ${code} already. ${NOTHING}`)
    const end = until === undefined ? 'you end it' : dateTime(until)
    return [`${code}: ${termsOf(coupon)}, from ${dateTime(from)} until ${end}.`]
  },
}

function effectIn(options: CommandInput['options']): Pick<Coupon, 'kind' | 'value'> {
  const { percent, amount } = options
  if (percent !== undefined && amount !== undefined)
    throw new WrongUsage('A code takes --percent or --amount off, not both.')
  if (amount !== undefined) return { kind: 'amount', value: amountOf(amount, '--amount') }
  if (percent === undefined) throw new WrongUsage('--percent or --amount is missing.')
  return { kind: 'percent', value: percentIn(options) }
}

function limitIn(options: CommandInput['options'], name: string): number | null {
  const text = options[name]
  return text === undefined ? null : wholeNumber(text, `--${name}`, { least: 1, most: MOST_USES })
}

export const couponList: Command = {
  usage: 'coupon list [--limit <rows>]',
  description: 'Lists discount codes, the newest first: code, state, from, until, uses, terms.',
  positionals: 0,
  options: ['limit'],
  async run({ store: { db } }, { options }, now) {
    const rows = await db
      .selectFrom('coupon')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('code')
      .limit(rowLimit(options))
      .execute()
    if (rows.length === 0) return ['There are none.']
    return columns(
      rows.map((row) => [
        row.code,
        stateOf(row, now),
        dateTime(row.starts_at),
        endOf(row),
        row.uses === null ? `used ${row.used}` : `used ${row.used} of ${row.uses}`,
        termsOf(row),
      ]),
    )
  },
}

type Terms = Pick<Coupon, 'kind' | 'value' | 'least' | 'uses' | 'per_person' | 'in_store'> &
  Partial<Pick<Coupon, 'currency' | 'first_order'>>

function termsOf({ per_person: perPerson, in_store: inStore, ...terms }: Terms): string {
  const { kind, value, least, currency = 'SGD' } = terms
  const money = (amount: number) => `${CURRENCIES[currency].symbol}${writeAmount(amount, currency)}`
  return [
    kind === 'percent' ? `${value}% off` : `${money(value)} off`,
    ...(least > 0 ? [`goods from ${money(least)}`] : []),
    ...(isForFirstOrder(terms) ? ['first order only'] : []),
    ...(perPerson === null ? [] : [`${perPerson} a person`]),
    ...(inStore === 1 ? ['in stores only'] : []),
  ].join(', ')
}

export const couponEnd: Command = {
  usage: 'coupon end <code>',
  description:
    'Ends a discount code at once, or withdraws one that has not begun. Orders that use it keep their sum.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [typed = ''] }, now) {
    const isEnded = await transact(store, async (tx) => {
      const code = couponCode(typed)
      const ended = await tx
        .updateTable('coupon')
        .set({ ends_at: now })
        .where('code', '=', code)
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
        .executeTakeFirst()
      const shortened = await tx
        .updateTable('coupon_grant')
        .set({ until: null })
        .where('code', '=', code)
        .where('until', '>', now)
        .executeTakeFirst()
      return ended.numUpdatedRows > 0n || shortened.numUpdatedRows > 0n
    })
    if (isEnded) return [`${couponCode(typed)} has ended.`]
    const known = await couponOf(store.db, typed)
    throw new CommandError(known ? `${known.code} has ended already.` : `There is no code ${plain(typed)}.`)
  },
}
