import { setImmediate as nextTask, setTimeout as pause } from 'node:timers/promises'
import type { CatalogReader } from '#domain/catalog/read-model/catalog-reader.ts'
import { SPOKEN, type Spoken } from '#domain/region/language.ts'
import { ShopError } from '../../core/shop-error.ts'

/** Longest time that a search waits for the indexes it reads, and after which it may be sent again. */
const MOST_WAIT_MS = 5_000
const RETRY_AFTER_S = 2

type Searched = Pick<CatalogReader, 'prepareSearch'>

/** Builds the indexes of all languages between other work, English first, which all others fall back to. */
export async function prepareSearches(catalogue: Searched): Promise<void> {
  for (const language of SPOKEN) await catalogue.prepareSearch(language, nextTask)
}

/** Resolves when a search in this language can be answered; throws 'search-preparing' where that takes too long. */
export async function searchReady(
  catalogue: Searched,
  language: Spoken,
  mostWaitMs = MOST_WAIT_MS,
): Promise<void> {
  const answered = new AbortController()
  const late = pause(mostWaitMs, 'late', { signal: answered.signal }).catch(() => undefined)
  try {
    if ((await Promise.race([catalogue.prepareSearch(language, nextTask), late])) === 'late')
      throw new ShopError('search-preparing', { retryAfter: RETRY_AFTER_S })
  } finally {
    answered.abort()
  }
}
