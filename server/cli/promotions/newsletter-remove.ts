import { foldCode } from '#domain/text/typed-text.ts'
import { transact } from '../../db/transaction.ts'
import { removeSubscription } from '../../modules/newsletter/newsletter.commands.ts'
import type { Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'

export const newsletterRemove: Command = {
  usage: 'newsletter remove <address>',
  description:
    'Takes an address off the newsletter, for a reader who has asked you to. Coupons that it has given stay valid.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [typed = ''] }) {
    const email = foldCode(typed).toLowerCase()
    if (!(await transact(store, (tx) => removeSubscription(tx, email))))
      throw new CommandError(`${plain(typed)} is not on the newsletter.`)
    return [`${plain(email)} gets no newsletter any more.`]
  },
}
