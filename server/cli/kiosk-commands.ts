import { spelledCode } from '#domain/kiosk/code.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { addKiosk } from '../modules/kiosk/kiosk.commands.ts'
import { MOST_WAITING, waitingCodes } from '../modules/kiosk/kiosk.queries.ts'
import { CODE_WITHIN_MS } from '../modules/kiosk/kiosk.policy.ts'
import { nameIn } from '../core/name-in.ts'
import { namedStore } from './command/named-store.ts'
import type { Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { columns, dateTime, plain } from './command/printed.ts'

const HOURS = CODE_WITHIN_MS / HOUR_MS

export const kioskAdd: Command = {
  usage: 'kiosk add <store>',
  description: `Prints a code that turns one tablet into a kiosk of the store, within ${HOURS} hours. Keep it: it also opens the way out.`,
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [store = ''] }, now) {
    const known = await namedStore(db, store)
    if ((await waitingCodes(db, store, now)).length >= MOST_WAITING)
      throw new CommandError(
        `${MOST_WAITING} codes of ${store} still wait for a tablet. Use or remove one (kiosk list, kiosk remove).`,
      )
    const { id, code } = await addKiosk(db, { now }, store)
    return [
      `Code for one tablet in ${nameIn(known.names, 'en')}: ${spelledCode(code)}`,
      `Open /?kiosk=${store} on the tablet and type it before ${dateTime(now + CODE_WITHIN_MS)}.`,
      `Keep the code: leaving kiosk mode asks for it. Kiosk ${id}.`,
    ]
  },
}

export const kioskList: Command = {
  usage: 'kiosk list',
  description: 'Lists the tablets and the codes that wait for one.',
  positionals: 0,
  options: [],
  async run({ store: { db } }, _, now) {
    const rows = await db
      .selectFrom('kiosk')
      .select(['id', 'store_id', 'code_until', 'paired_at', 'seen_at'])
      .orderBy('store_id')
      .orderBy('created_at')
      .execute()
    if (rows.length === 0) return ['There are no kiosks.']
    return columns(
      rows.map((row) => [
        row.id,
        row.store_id,
        row.paired_at !== null
          ? `tablet since ${dateTime(row.paired_at)}, last switched on ${dateTime(row.seen_at ?? row.paired_at)}`
          : row.code_until > now
            ? `code waits until ${dateTime(row.code_until)}`
            : `code ran out ${dateTime(row.code_until)}`,
      ]),
    )
  },
}

export const kioskRemove: Command = {
  usage: 'kiosk remove <kiosk>',
  description: 'Revokes a tablet or a code, by the name that kiosk list shows.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [id = ''] }) {
    const gone = await db.deleteFrom('kiosk').where('id', '=', id).executeTakeFirst()
    if (Number(gone.numDeletedRows) === 0) throw new CommandError(`There is no kiosk ${plain(id)}.`)
    return [`Kiosk ${id} is no kiosk any more: its tablet learns it the next time it asks the shop.`]
  },
}
