import { hash, verify } from '@node-rs/argon2'
import { checkPassword, type PasswordPreset } from '#domain/account/password.ts'
import { ShopError } from '../../../core/shop-error.ts'

/** ASVS 6.2.4 requires a list of at least 3,000 common passwords that satisfy the rules for new ones. */
const MOST_COMMON = 10_000
/** Longer inputs are refused before they are hashed. */
const MOST_LENGTH = 1_000

/** argon2id, which is the library's default, with OWASP's parameters: 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummy: Promise<string> | undefined
const common = new Map<PasswordPreset, Promise<ReadonlySet<string>>>()

export function hashPassword(password: string): Promise<string> {
  return hash(password, HASHING)
}

/**
 * Whether a password is the one that was hashed. Without a hash (an unknown address, a member without a password) it takes the
 * same time (trust.md S6).
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const known = stored ?? (await dummy)
  if (password.length > MOST_LENGTH) return false
  return (await verify(known, password)) && known === stored
}

/** Throws `password-wrong` with the problem. `own`: words of the member, who may not use them alone as a password. */
export async function assertNewPassword(
  password: string,
  preset: PasswordPreset,
  own: readonly string[],
): Promise<void> {
  const frequent = await commonPasswords(preset)
  const words = new Set([...own, 'vanda'].flatMap((word) => (word === '' ? [] : [word.toLowerCase()])))
  const isKnown = (text: string) => {
    const lower = text.toLowerCase()
    return frequent.has(lower) || [...words].some((word) => isWordAlone(lower, word))
  }
  const problem = checkPassword(password, preset, isKnown)
  if (problem) throw new ShopError('password-wrong', { field: 'password', problem })
}

/** The word, or the word with digits and signs behind it. */
function isWordAlone(password: string, word: string): boolean {
  return password.startsWith(word) && !/\p{L}/u.test(password.slice(word.length))
}

/** The most frequent passwords that the rules of the preset allow. */
function commonPasswords(preset: PasswordPreset): Promise<ReadonlySet<string>> {
  const known = common.get(preset) ?? readCommonPasswords(preset)
  common.set(preset, known)
  return known
}

async function readCommonPasswords(preset: PasswordPreset): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words: readonly (string | number)[] = dictionary['passwords-common']
  const valid = words.map(String).filter((word) => checkPassword(word, preset) === undefined)
  return new Set(valid.slice(0, MOST_COMMON))
}
