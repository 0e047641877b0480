import { mailboxOf } from '#domain/account/mailbox.ts'
import { sha256 } from '../../core/digest.ts'

/** One mailbox is one person: a part behind a plus, or dots that its provider ignores, do not make another. */
export function personOf(email: string): string {
  return sha256(mailboxOf(email))
}
