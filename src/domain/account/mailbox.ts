/** Providers at which dots in the name make no other mailbox, and the name under which all of them are kept. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/** One mailbox, whichever way its address is written: a.b+x@gmail.com is ab@gmail.com (traps 3.10). */
export function mailboxOf(email: string): string {
  const [written = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = written.split('+')[0] ?? ''
  const known = Object.hasOwn(WITHOUT_DOTS, domain) ? WITHOUT_DOTS[domain] : undefined
  return known === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${known}`
}
