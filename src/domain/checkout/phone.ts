export type PhoneCheck = 'ok' | 'required' | 'digits-only'

/** Phone digits only (spec 5). */
export function checkPhone(input: string): PhoneCheck {
  const phone = input.trim()
  if (phone === '') return 'required'
  return /^\d+$/.test(phone) ? 'ok' : 'digits-only'
}
