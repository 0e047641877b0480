import { notFound } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'

const NOWHERE: ReadonlySet<number> = new Set([400, 404])

/**
 * For loaders, whose questions come from the address: what the shop does not have, or cannot read, is a page that does
 * not exist; every other failure stays a failure.
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
