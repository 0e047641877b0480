import { register } from '#contract/account/login.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import { deliverOutbox } from '#server/queue/outbox.ts'
import type { Mail } from '#server/providers/mail/mail-provider.ts'
import type { Shop } from '../shops/shop.ts'
import { aTestClient, type TestClient } from '../shops/test-client.ts'

/** Follows the rules of new passwords and is in no list. */
export const PASSWORD = 'silk-27-lantern'

let count = 0

/** What a new member enters; every call has another address. */
export function aRegistration(given: Partial<SentTo<typeof register>> = {}): SentTo<typeof register> {
  count += 1
  return {
    email: `mei.tan.${count}@example.com`,
    password: PASSWORD,
    firstName: 'Mei',
    lastName: 'Tan',
    country: 'SG',
    phone: '91234567',
    birthday: '1990-02-28',
    agreement: true,
    ...given,
  }
}

export interface RegisteredMember {
  readonly client: TestClient
  readonly email: string
}

/** A member who has just registered, with the client that did it. */
export async function aRegisteredMember(
  shop: Shop,
  given: Partial<SentTo<typeof register>> = {},
  client = aTestClient(shop.url),
): Promise<RegisteredMember> {
  const registration = aRegistration(given)
  await client.get(register, registration)
  return { client, email: registration.email }
}

/** Sends what is due, and returns the mails. */
export async function deliveredMails(shop: Shop): Promise<Mail[]> {
  const mails: Mail[] = []
  const mail = { name: 'list', send: async (one: Mail) => void mails.push(one) }
  while ((await deliverOutbox({ ...shop.services, mail })) > 0) continue
  return mails
}

/** The token of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const [, token] = /#([\w-]{43})/.exec(mail?.text ?? '') ?? []
  if (token === undefined) throw new RangeError('a mail without a link')
  return token
}
