import { checkEmail } from '#domain/checkout/email.ts'
import { egiftExpiry } from '#domain/gifts/egift.ts'
import { writePrice } from '../../core/price-text.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { giftCardProblem, type GiftCard } from '../../modules/gift-cards/gift-cards.queries.ts'
import { loadGiftCardKey } from '../../modules/gift-cards/gift-card-key.ts'
import { issueGiftCard } from '../../modules/gift-cards/issue-gift-card.ts'
import { rowLimit, type Command } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { NOTHING, windowIn } from './times.ts'
import { amountOf } from './terms.ts'

/** The dearest gift card that the shop sells has a tenth of it (spec 9.9). */
const MOST_CENTS = 10_000_00

export const giftCardIssue: Command = {
  usage: 'gift-card issue <amount> [--email <address>] [--until <time>]',
  description:
    'Issues a gift card in Singapore dollars and prints its code, this once: the shop keeps no copy. It is valid for three years, or until --until. No mail is sent.',
  positionals: 1,
  options: ['email', 'until'],
  async run({ store, env }, { positionals: [text = ''], options }, now) {
    const amount = amountOf(text, 'A gift card')
    if (amount > MOST_CENTS) throw new WrongUsage(`A gift card has at most S$${writePrice(MOST_CENTS)}.`)
    const email = options['email']?.trim().toLowerCase()
    if (email !== undefined && checkEmail(email) !== 'ok')
      throw new WrongUsage(`--email is no address: '${plain(email)}'.`)
    const { until: expiresAt = egiftExpiry(now) } = windowIn(options, now)
    await loadGiftCardKey(store.db, env.GIFT_CARD_KEY)
    const { code } = await transact(store, (tx) => issueGiftCard(tx, { amount, email, now, expiresAt }))
    return [
      `${code}  S$${writePrice(amount)}, valid until ${dateTime(expiresAt)}${email === undefined ? '' : `, for ${plain(email)}`}`,
      'Write the code down now: it cannot be shown again.',
    ]
  },
}

export const giftCardList: Command = {
  usage: 'gift-card list [--limit <rows>]',
  description:
    'Lists gift cards, the newest first: id, last four characters, state, balance, amount, valid until, for whom.',
  positionals: 0,
  options: ['limit'],
  async run({ store: { db } }, { options }, now) {
    const rows = await db
      .selectFrom('gift_card')
      .selectAll()
      .orderBy('issued_at', 'desc')
      .orderBy('id')
      .limit(rowLimit(options))
      .execute()
    if (rows.length === 0) return ['There are none.']
    return columns(
      rows.map((card) => [
        card.id,
        card.last,
        giftCardProblem(card, now) ?? 'valid',
        `S$${writePrice(card.balance)}`,
        `of S$${writePrice(card.amount)}`,
        dateTime(card.expires_at),
        card.email ?? '',
      ]),
      [3, 4],
    )
  },
}

export const giftCardBlock: Command = {
  usage: 'gift-card block <last four or id>',
  description: 'Blocks a gift card: nothing more is paid with it. Its balance stays on record.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [named = ''] }, now) {
    const card = await transact(store, (tx) => block(tx, named, now))
    return [`The card ${card.last} is blocked. S$${writePrice(card.balance)} were left on it.`]
  },
}

async function block(tx: Tx, named: string, now: number): Promise<GiftCard> {
  const card = await namedCard(tx, named)
  if (card.blocked_at !== null) throw new CommandError(`The card ${card.last} is blocked already.`)
  return setBlocked(tx, card.id, now)
}

export const giftCardUnblock: Command = {
  usage: 'gift-card unblock <last four or id>',
  description:
    'Opens a blocked gift card again, for instance after a dispute that the bank has decided for the shop. A card whose money went back stays blocked.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [named = ''] }) {
    const card = await transact(store, (tx) => unblock(tx, named))
    return [`The card ${card.last} can be used again. S$${writePrice(card.balance)} are on it.`]
  },
}

async function unblock(tx: Tx, named: string): Promise<GiftCard> {
  const card = await namedCard(tx, named)
  if (card.blocked_at === null) throw new CommandError(`The card ${card.last} is not blocked.`)
  if (await isMoneyBack(tx, card.id))
    throw new CommandError(
      `Money for the card ${card.last} went back to its buyer: it stays blocked. ${NOTHING}`,
    )
  return setBlocked(tx, card.id, null)
}

/** Whether the payment of a sold card was given back: by the provider, or for some piece of its line. */
async function isMoneyBack(tx: Tx, cardId: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('egift_card')
    .innerJoin('refund', 'refund.order_id', 'egift_card.order_id')
    .leftJoin('refund_line', 'refund_line.refund_id', 'refund.id')
    .select('refund.id')
    .where('egift_card.card_id', '=', cardId)
    .where((row) =>
      row.or([
        row('refund_line.refund_id', 'is', null),
        row('refund_line.position', '=', row.ref('egift_card.position')),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return refund !== undefined
}

async function namedCard(tx: Tx, named: string): Promise<GiftCard> {
  const [card, other] = await tx
    .selectFrom('gift_card')
    .selectAll()
    .where((row) => row.or([row('id', '=', named), row('last', '=', named.toUpperCase())]))
    .execute()
  if (!card) throw new CommandError(`There is no gift card ${plain(named)}.`)
  if (other)
    throw new CommandError(
      `Several gift cards end in ${card.last}: name one by its id (gift-card list). ${NOTHING}`,
    )
  return card
}

/** Returns the card with the balance of this moment: an order may just have paid with it. */
function setBlocked(tx: Tx, id: string, at: number | null): Promise<GiftCard> {
  return tx
    .updateTable('gift_card')
    .set({ blocked_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
