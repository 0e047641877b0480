/** Written in by the build: the version of the English that ships with the app. */
declare const VANDA_ENGLISH_VERSION: string

/** Of the texts that are in this build (`lang_version` of spec 7.2); empty where there is no build. */
export const ENGLISH_VERSION = typeof VANDA_ENGLISH_VERSION === 'string' ? VANDA_ENGLISH_VERSION : ''
