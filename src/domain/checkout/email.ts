/** Word characters in segments joined by - or . on both sides; the last part of the domain has 2 or more (spec 5). */
const EMAIL = /^\w+(?:[-.]\w+)*@\w+(?:[-.]\w+)*\.\w{2,}$/

export type EmailCheck = 'ok' | 'required' | 'invalid'

export function checkEmail(input: string): EmailCheck {
  const email = input.trim()
  if (email === '') return 'required'
  // Longer than any mailbox is.
  return email.length <= 254 && EMAIL.test(email) ? 'ok' : 'invalid'
}
