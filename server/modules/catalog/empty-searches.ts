import { setTimeout as pause } from 'node:timers/promises'
import { emptySearchWords } from '#domain/catalog/search/suggestions/empty-search.ts'
import { formatShopDay } from '#domain/region/formats.ts'
import { transact } from '../../db/transaction.ts'
import type { EmptySearches } from '../../services/searches-in-vain.ts'
import type { Services } from '../../services/services.ts'

/** Different words that this process counts between two writes, and that a day may have: invented words must not fill the disk. */
const MOST_COUNTED = 500
const MOST_OF_A_DAY = 500
const EVERY_MS = 30_000

export function createEmptySearches(): EmptySearches {
  let counted = new Map<string, number>()
  return {
    note(keywords, times = 1) {
      const words = emptySearchWords(keywords)
      if (words === undefined || (counted.size >= MOST_COUNTED && !counted.has(words))) return
      counted.set(words, (counted.get(words) ?? 0) + times)
    },
    take() {
      const taken = counted
      counted = new Map()
      return taken
    },
  }
}

type EmptySearchServices = Pick<Services, 'emptySearches' | 'store' | 'now'>

/** Adds what was counted to today's rows; what cannot be written is counted again. Returns the number of rows. */
export async function writeEmptySearches({
  emptySearches,
  store,
  now,
}: EmptySearchServices): Promise<number> {
  const counted = emptySearches.take()
  if (counted.size === 0) return 0
  const day = formatShopDay(now())
  try {
    return await transact(store, async (tx) => {
      const known = await tx.selectFrom('empty_search').select('words').where('day', '=', day).execute()
      const old = new Set(known.map(({ words }) => words))
      const fresh = [...counted.keys()].filter((words) => !old.has(words))
      const fitting = new Set(fresh.slice(0, Math.max(0, MOST_OF_A_DAY - old.size)))
      const rows = [...counted]
        .filter(([words]) => old.has(words) || fitting.has(words))
        .map(([words, times]) => ({ day, words, times }))
      if (rows.length === 0) return 0
      await tx
        .insertInto('empty_search')
        .values(rows)
        .onConflict((same) =>
          same.columns(['day', 'words']).doUpdateSet((row) => ({
            times: row('empty_search.times', '+', row.ref('excluded.times')),
          })),
        )
        .execute()
      return rows.length
    })
  } catch (error) {
    for (const [words, times] of counted) emptySearches.note(words, times)
    throw error
  }
}

/** Writes the counted searches every half minute until the signal, and once more then; every node does this for itself. */
export async function followEmptySearches(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    // The pause was aborted by the signal: what was counted since is written, and the loop ends.
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    try {
      await writeEmptySearches(services)
    } catch (error) {
      services.log.error('empty-searches.failed', { error })
    }
    if (signal.aborted) return
  }
}
