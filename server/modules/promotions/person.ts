import { sha256 } from '../../core/digest.ts'

/** One mailbox is one person: a part behind a plus does not make another. */
export function personOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return sha256(`${name.split('+')[0] ?? ''}@${domain}`)
}
