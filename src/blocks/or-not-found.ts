import { notFound } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'

/** For loaders: what the shop does not have is a page that does not exist; every other failure stays a failure. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && failure.code === 404) throw notFound()
    throw error
  }
}
