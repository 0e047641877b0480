import { isSwitchedPopup, SWITCHED_POPUPS, type SwitchedPopup } from '#domain/popups/switched-popups.ts'
import { transact } from '../../db/transaction.ts'
import { turnOff, turnOn } from '../../modules/popups/popups.commands.ts'
import { popupsOn } from '../../modules/popups/popups.queries.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { columns, plain } from '../command/printed.ts'

const NAMES = SWITCHED_POPUPS.join(', ')

export const popupList: Command = {
  usage: 'popup list',
  description:
    'Lists the popups that you can turn off, in the order in which they come, on or off. Those about privacy and about leaving the bag are always on.',
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const on = await popupsOn(db)
    return columns(SWITCHED_POPUPS.map((name) => [name, on.includes(name) ? 'on' : 'off']))
  },
}

export const popupOn: Command = {
  usage: 'popup on <name>',
  description: `Turns a popup on: ${NAMES}. It comes where it has a reason, at most one in a visit.`,
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [typed = ''] }) {
    const name = popupNamed(typed)
    await transact(store, (tx) => turnOn(tx, name))
    return [`${name} is on.`]
  },
}

export const popupOff: Command = {
  usage: 'popup off <name>',
  description: `Turns a popup off: ${NAMES}. Pages that are open keep what they know until they are loaded again.`,
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [typed = ''] }, now) {
    const name = popupNamed(typed)
    await transact(store, (tx) => turnOff(tx, name, now))
    return [`${name} is off.`]
  },
}

function popupNamed(typed: string): SwitchedPopup {
  if (isSwitchedPopup(typed)) return typed
  throw new CommandError(`There is no popup ${plain(typed)} that can be turned on or off, but ${NAMES}.`)
}
