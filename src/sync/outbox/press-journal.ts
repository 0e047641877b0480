import { CUSTOMER_MARK } from '#contract/storage-keys.ts'
import { readCookie } from '#platform/cookies.ts'
import { dropLocal, readLocal, writeLocal } from '#platform/local-storage.ts'
import type { OperationPreview } from './operation-preview.ts'

/** A press of a heart that is not in the device's database yet. */
export interface HeartPress {
  /** Of its operation. */
  readonly id: string
  readonly at: number
  /** The customer id of its member; undefined: a guest's. */
  readonly member?: string | undefined
  readonly spu: string
  readonly on: boolean
  readonly preview?: OperationPreview | undefined
}

/** In localStorage, one entry for each product: a newer press of a heart replaces the one before. */
export const PRESS_KEY = 'vanda-sync-press '

/**
 * Writes a press within the press itself: the database needs some frames, and the page may be left before
 * (docs/decisions/0144-a-press-is-noted-before-it-is-stored.md).
 */
export function notePress(press: Pick<HeartPress, 'spu' | 'on' | 'preview'>): HeartPress {
  const noted = { ...press, id: crypto.randomUUID(), at: Date.now(), member: readCookie(CUSTOMER_MARK) }
  writeLocal(PRESS_KEY + press.spu, JSON.stringify(noted))
  return noted
}

/** The press is stored, or known to be not; a newer one of the same heart stays. */
export function dropPress({ spu, id }: Pick<HeartPress, 'spu' | 'id'>): void {
  if (readLocal(PRESS_KEY + spu)?.includes(id)) dropLocal(PRESS_KEY + spu)
}
