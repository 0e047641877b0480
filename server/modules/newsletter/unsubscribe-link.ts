import { UNSUBSCRIBE_MARK } from '#contract/notices/popups.contract.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { hmac, sameText, sha256 } from '../../core/digest.ts'
import { siteOrigin } from '../../core/site-origin.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import type { Db } from '../../db/schema/database.ts'
import { secretOf } from '../../db/shop-secrets.ts'
import type { Services } from '../../services/services.ts'

/** Takes the POST of a mail program, which knows no header of the shop (RFC 8058): outside the contract. */
export const ONE_CLICK_PATH = '/api/newsletter/one-click'

export interface UnsubscribeLinks {
  /** The page with the button. */
  readonly page: string
  /** The address in the header List-Unsubscribe. */
  readonly oneClick: string
}

interface Reader {
  readonly email: string
  readonly site: string
  readonly lang: string
}

/**
 * The links of a mail by which its reader unsubscribes without an account. The token is computed from the address, so each mail to it
 * has the same, which works as long as the shop has its key; the address itself is in no link, because addresses of pages are logged.
 */
export async function unsubscribeLinks(
  { env, store }: Pick<Services, 'env' | 'store'>,
  { email, ...row }: Reader,
): Promise<UnsubscribeLinks> {
  const { site, language } = storefrontOfRow(row)
  const addressHash = sha256(email)
  const token = `${addressHash}.${await proofOf(store.db, addressHash)}`
  const origin = siteOrigin(env.publicUrl, site)
  return {
    page: `${origin}${writeLanguage(`/account/newsletter#${UNSUBSCRIBE_MARK}${token}`, language, site)}`,
    oneClick: `${origin}${ONE_CLICK_PATH}?token=${token}`,
  }
}

/** The `address_hash` that a token names; undefined for a token that this shop has not made. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<string | undefined> {
  const [addressHash = '', proof = ''] = token.split('.')
  return sameText(proof, await proofOf(db, addressHash)) ? addressHash : undefined
}

async function proofOf(db: Db, addressHash: string): Promise<string> {
  return hmac(await secretOf(db, 'newsletter'), addressHash)
}
