import { shopperKey } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { dropMails } from '../../queue/drop-mails.ts'
import type { PersonalData } from '../../services/personal-data.ts'

async function mergeNewsletter(tx: Tx, { guest, member }: ServerEvents['identity.merged']): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ shopper: shopperKey(member) })
    .where('shopper', '=', shopperKey(guest))
    .execute()
}

/** Also the mails about them, which hold the address. */
async function eraseNewsletter(tx: Tx, { member, email }: ServerEvents['member.erased']): Promise<void> {
  const erased = await tx
    .deleteFrom('newsletter')
    .where((row) =>
      row.or([
        row('shopper', '=', shopperKey(member)),
        ...(email === undefined ? [] : [row('email', '=', email)]),
      ]),
    )
    .returning('email')
    .execute()
  const to = new Set([...erased.map((row) => row.email), ...(email === undefined ? [] : [email])])
  await dropMails(tx, { kinds: ['newsletter-question', 'welcome-mail'], to })
}

export const newsletterData: PersonalData = {
  // `newsletter_gift` has digests that outlive an account: a mailbox has its gift once.
  tables: ['newsletter', 'newsletter_gift'],
  merge: mergeNewsletter,
  erase: eraseNewsletter,
  export: async (tx, _, member) => ({
    newsletter: await tx
      .selectFrom('newsletter')
      .select(['email', 'site', 'lang as language', 'joined_at as joinedAt', 'confirmed_at as confirmedAt'])
      .where((row) =>
        row.or([
          row('shopper', '=', shopperKey(member)),
          row(
            'email',
            'in',
            row
              .selectFrom('member')
              .select('member.email')
              .where('member.id', '=', member.id)
              .where('member.email_confirmed_at', 'is not', null),
          ),
        ]),
      )
      .orderBy('email')
      .execute(),
  }),
}
