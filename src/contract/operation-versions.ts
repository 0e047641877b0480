/** The version that a build writes, and the oldest that it reads: operations outlive deploys (offline.md D7). */
export const OPERATION_VERSIONS = { newest: 2, oldest: 1 } as const

/**
 * Whether this build can read an operation of this version. Within a version inputs only gain optional fields, so one
 * schema reads both; an unreadable operation stays until a newer build reads it.
 */
export function readsVersion(version: number): boolean {
  return version >= OPERATION_VERSIONS.oldest && version <= OPERATION_VERSIONS.newest
}
