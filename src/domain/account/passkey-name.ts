/** Characters of a passkey's name. */
export const LONGEST_PASSKEY_NAME = 60
