import { notFound } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'

const NOWHERE: ReadonlySet<number> = new Set([400, 404])

/**
 * For loaders, whose input comes from the address: an unknown or unreadable id is a page that does not exist; every
 * other failure stays a failure.
 */
export async function orNotFound<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && NOWHERE.has(failure.code)) throw notFound()
    throw error
  }
}
