/**
 * Rules for a new password (spec 5), in two presets: `spec` holds both readings of the specification at once, `asvs` is
 * ASVS 5.0.0 6.2: longer, without composition. Neither changes or trims what was entered.
 */
export const PASSWORD_PRESETS = ['spec', 'asvs'] as const
export type PasswordPreset = (typeof PASSWORD_PRESETS)[number]

/** Symbols that a password may have besides letters and digits (spec 5, reading A). */
export const PASSWORD_SYMBOLS = '~`!@#$%^&*()_-+={}[]|;:,<>.?/'

export const PASSWORD_LENGTHS = {
  spec: { from: 6, to: 20 },
  asvs: { from: 8, to: 128 },
} as const satisfies Record<PasswordPreset, { readonly from: number; readonly to: number }>

export type PasswordProblem = 'required' | 'too-short' | 'too-long' | 'symbol' | 'kinds' | 'common'

const escaped = PASSWORD_SYMBOLS.replaceAll(/[\\\]^-]/g, String.raw`\$&`)
const ALLOWED = new RegExp(`^[A-Za-z0-9${escaped}]*$`)
const KINDS = [/[A-Za-z]/, /\d/, new RegExp(`[${escaped}]`)]

/** One line of the checklist beside the field. */
export interface PasswordRule {
  readonly problem: Exclude<PasswordProblem, 'required' | 'common'>
  readonly holds: boolean
}

/**
 * The rules that a form can check while the user types, in the order of their messages. Only the server checks for
 * common passwords.
 */
export function passwordRules(password: string, preset: PasswordPreset): readonly PasswordRule[] {
  const { from, to } = PASSWORD_LENGTHS[preset]
  const length = [...password].length
  const lengths: PasswordRule[] = [
    { problem: 'too-short', holds: length >= from },
    { problem: 'too-long', holds: length <= to },
  ]
  if (preset === 'asvs') return lengths
  return [
    ...lengths,
    { problem: 'symbol', holds: ALLOWED.test(password) },
    // Two kinds include a letter or a symbol, so the last rule of reading B follows.
    { problem: 'kinds', holds: KINDS.filter((kind) => kind.test(password)).length >= 2 },
  ]
}

/** The first problem of a new password; undefined for a valid one. `isCommon`: in the list of common passwords. */
export function checkPassword(
  password: string,
  preset: PasswordPreset,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | undefined {
  if (password === '') return 'required'
  const broken = passwordRules(password, preset).find(({ holds }) => !holds)
  if (broken) return broken.problem
  return isCommon(password) ? 'common' : undefined
}

export type ConfirmProblem = 'mismatch' | 'same-as-old'

/** A repeated password, and on a change the old one. */
export function checkConfirm(
  password: string,
  confirm: string,
  old: string | undefined = undefined,
): ConfirmProblem | undefined {
  if (password !== confirm) return 'mismatch'
  return password === old ? 'same-as-old' : undefined
}
