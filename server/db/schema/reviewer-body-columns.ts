import type { Selectable } from 'kysely'
import { bodySizeOf, type ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import { MY_LENGTHS } from '#domain/sizing/my-sizes.ts'
import type { ReviewTable } from './catalog.ts'

type BodyColumns = Pick<
  Selectable<ReviewTable>,
  'body_height' | 'body_bust' | 'body_waist' | 'body_hip' | 'body_size'
>
export const BODY_COLUMNS = ['body_height', 'body_bust', 'body_waist', 'body_hip'] as const

/** What an author shows of their body, as a field of the review; no field for one who shows nothing. */
export function bodyOf(row: Pick<BodyColumns, (typeof BODY_COLUMNS)[number]>): { body?: ReviewerBody } {
  const shown = MY_LENGTHS.flatMap((name) => {
    const value = row[`body_${name}`]
    return value === null ? [] : [[name, value] as const]
  })
  return shown.length === 0 ? {} : { body: Object.fromEntries(shown) }
}

/** The columns of a review for what its author shows. */
export function bodyColumns(body: ReviewerBody = {}): BodyColumns {
  const { height = null, bust = null, waist = null, hip = null } = body
  return {
    body_height: height,
    body_bust: bust,
    body_waist: waist,
    body_hip: hip,
    body_size: bodySizeOf(body) ?? null,
  }
}
