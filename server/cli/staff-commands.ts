import { randomBytes } from 'node:crypto'
import { checkEmail } from '#domain/checkout/email.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { transact } from '../db/transaction.ts'
import { endSessionsOf } from '../modules/identity/identity.commands.ts'
import { createMemberCode } from '../modules/members/profile/member-codes.ts'
import { memberByEmail } from '../modules/members/members.queries.ts'
import { hashPassword } from '../modules/members/password/passwords.ts'
import type { Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { columns, dateTime, plain } from './command/printed.ts'

export const staff: Command = {
  usage: 'staff',
  description: 'Lists the staff who may scan the cards of members on a tablet.',
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const found = await db
      .selectFrom('member')
      .select(['email', 'first_name', 'last_name', 'created_at'])
      .where('role', '=', 'staff')
      .orderBy('email')
      .execute()
    if (found.length === 0) return ['There is no staff. `staff add` makes an account.']
    return columns(
      found.map((one) => [one.email, `${one.first_name} ${one.last_name}`, dateTime(one.created_at)]),
    )
  },
}

export const staffAdd: Command = {
  usage: 'staff add <email> <first name> <last name>',
  description:
    'Makes an account of staff with a new password and prints it; they sign in on a tablet when they scan a card.',
  positionals: 3,
  options: [],
  async run({ store }, { positionals: [given = '', firstName = '', lastName = ''] }, now) {
    const email = given.trim().toLowerCase()
    if (checkEmail(email) !== 'ok') throw new CommandError(`${plain(given)} is no e-mail address.`)
    if (await memberByEmail(store.db, email))
      throw new CommandError(`${plain(email)} has an account already. Staff need an address of their own.`)
    const password = `staff-${randomBytes(6).toString('hex')}`
    await store.db
      .insertInto('member')
      .values({
        id: randomBytes(16).toString('hex'),
        email,
        email_confirmed_at: null,
        password: await hashPassword(password),
        first_name: firstName,
        last_name: lastName,
        nickname: firstName,
        country: 'SG',
        phone: '',
        birthday: '',
        role: 'staff',
        guide_code: null,
        member_code: createMemberCode(),
        site: 'sg',
        lang: 'en',
        created_at: now,
        leaves_at: null,
      })
      .execute()
    return [`${plain(email)} is staff. Password: ${password}`, 'It is not stored.']
  },
}

export const staffRemove: Command = {
  usage: 'staff remove <email>',
  description: 'Makes an account of staff an ordinary one and ends its sign-ins.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [given = ''] }) {
    const email = given.trim().toLowerCase()
    await transact(store, async (tx) => {
      const member = await memberByEmail(tx, email)
      if (member?.role !== 'staff') throw new CommandError(`${plain(email)} is not staff.`)
      await tx.updateTable('member').set({ role: 'customer' }).where('id', '=', member.id).execute()
      await tx.deleteFrom('staff_session').where('member_id', '=', member.id).execute()
      await endSessionsOf(tx, createShopper('member', member.id))
    })
    return [`${plain(email)} is not staff any more.`]
  },
}
