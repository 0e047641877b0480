import * as v from 'valibot'
import { wishListAdd, wishListDelete } from '#contract/cart.contract.ts'
import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/cookies.ts'
import { readLocal } from '#platform/local-storage.ts'
import { insertOperation, newOperation, type NewOperation } from './insert-operation.ts'
import type { OperationStore } from './operation-store.ts'
import { dropPress, PRESS_KEY, type HeartPress } from './press-journal.ts'

const noted = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    at: v.number(),
    member: v.optional(v.string()),
    spu: v.string(),
    on: v.boolean(),
    preview: v.optional(
      v.object({
        product: v.optional(
          v.object({ productsName: v.string(), imageUrl: v.string(), baseUrl: v.string() }),
        ),
      }),
    ),
  }),
)

export function pressOperation({ id, at, spu, on, preview }: HeartPress, lang: string): NewOperation {
  return newOperation(on ? wishListAdd : wishListDelete, { spu }, { id, lang, preview, now: at })
}

/**
 * Stores the presses whose page was left before its database had them. A press that the database has already is
 * recognised by its id and only leaves the journal; that of another member stays there until that member is back.
 */
export async function storeNotedPresses(disk: OperationStore, lang: string): Promise<void> {
  for (const press of notedPresses()) {
    if (press.member !== undefined && press.member !== readCookie(CUSTOMER_MARK)) continue
    await insertOperation(disk, pressOperation(press, lang), { isNoted: true })
    dropPress(press)
  }
}

/** One for each product, so that their order is of no account. What cannot be read is left alone. */
function notedPresses(): HeartPress[] {
  return notedKeys().flatMap((key) => {
    const read = v.safeParse(noted, readLocal(key))
    return read.success ? [read.output] : []
  })
}

function notedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PRESS_KEY))
  } catch {
    // Blocked storage holds nothing.
    return []
  }
}
