import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import { ShopError } from '../../core/shop-error.ts'
import { memberByEmail, type Member } from '../../modules/members/members.queries.ts'
import { awardPoints, withdrawPoints } from '../../modules/points/points.commands.ts'
import { pointsOf } from '../../modules/points/points.queries.ts'
import { wholeNumber, type Command, type CommandInput } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { neededText } from '../command/options.ts'
import { plain } from '../command/printed.ts'

/** More than a year of the highest tier gives: a typing error ends here. */
const MOST_POINTS = 100_000
/** The member reads the reason in one line of the history. */
const LONGEST_REASON = 100

export const pointsGrant: Command = {
  usage: 'points grant <email> <points> --reason <text>',
  description:
    'Gives points to a member; they can be used at once. The member reads the reason in the history of My Points.',
  positionals: 2,
  options: ['reason'],
  async run({ store }, input, now) {
    const change = readChange(input)
    return transact(store, async (tx) => {
      const member = await memberNamed(tx, change.email)
      const { points, note } = change
      const award = {
        memberId: member.id,
        points,
        reason: 'granted',
        ref: `owner:${randomUUID()}`,
        note,
      } as const
      if (!(await awardPoints(tx, { now }, award))) throw unknownMember(change.email)
      return [await balanceOf(tx, member, { delta: points, now })]
    })
  },
}

export const pointsTake: Command = {
  usage: 'points take <email> <points> --reason <text>',
  description:
    'Takes points from a member, at most what can be used now. It does not renew the other points. The member reads the reason in the history of My Points.',
  positionals: 2,
  options: ['reason'],
  async run({ store }, input, now) {
    const { email, points, note } = readChange(input)
    return transact(store, async (tx) => {
      const member = await memberNamed(tx, email)
      const withdrawal = { memberId: member.id, points, ref: `owner:${randomUUID()}`, note }
      await withdrawPoints(tx, { now }, withdrawal).catch((error: unknown) => refuse(error, member))
      return [await balanceOf(tx, member, { delta: -points, now })]
    })
  },
}

function readChange({ positionals: [email = '', points = ''], options }: CommandInput) {
  const note = neededText(options, 'reason')
  if (note.length > LONGEST_REASON) throw new WrongUsage(`--reason has at most ${LONGEST_REASON} letters.`)
  return {
    email: email.trim().toLowerCase(),
    points: wholeNumber(points, '<points>', { least: 1, most: MOST_POINTS }),
    note,
  }
}

async function memberNamed(tx: Tx, email: string): Promise<Member> {
  const member = await memberByEmail(tx, email)
  if (!member) throw unknownMember(email)
  return member
}

function unknownMember(email: string): CommandError {
  return new CommandError(`There is no member ${plain(email)}. Nothing was written.`)
}

function refuse(error: unknown, { email }: Member): never {
  if (error instanceof ShopError && error.reason === 'points-short')
    throw new CommandError(
      `${plain(email)} can use only ${Number(error.data?.['usable'])} points. Nothing was written.`,
    )
  throw error
}

async function balanceOf(
  tx: Tx,
  { id, email }: Member,
  { delta, now }: { readonly delta: number; readonly now: number },
): Promise<string> {
  const { usable, pending } = await pointsOf(tx, id, now)
  const later = pending === 0 ? '' : `, and ${pending} that can be used later`
  return `${plain(email)}: ${delta > 0 ? '+' : ''}${delta}, now ${usable} points${later}.`
}
