import type { Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'

interface Names {
  readonly firstName?: string
  readonly lastName?: string
}

/** JSON of the addresses of an order. */
interface AddressesOfOrder {
  readonly address: string | null
  readonly billing: string | null
}

/**
 * The author shown with a review: the member, or a guest by the billing address, which names the buyer of a present.
 * Empty for a guest who picks up, and for a member without names: a nickname may be part of an e-mail address.
 */
export async function authorOf(
  db: Reader,
  { kind, id }: Shopper,
  { address, billing }: AddressesOfOrder,
): Promise<string> {
  if (kind === 'guest') return shortName(JSON.parse(billing ?? address ?? '{}') as Names)
  const member = await db
    .selectFrom('member')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .executeTakeFirst()
  return shortName(member ?? {})
}

/** First name and initial. */
function shortName({ firstName = '', lastName = '' }: Names): string {
  const [initial = ''] = lastName
  return `${firstName} ${initial && `${initial}.`}`.trim()
}
