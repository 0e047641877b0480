import { sql } from 'kysely'

/** Whether a row of `colour` is shown by the picture source: photographs of the owner take its place. */
export const HAS_SOURCE_PICTURES = sql<boolean>`colour.picture_key <> '' and not exists
  (select 1 from product_media where product_media.pid = colour.pid and product_media.role = 'photo')`

/** Columns of `PicturedColour`, for a statement that reads `colour`. */
export const PICTURED_COLOUR = [
  'colour.pid',
  sql<string>`case when ${HAS_SOURCE_PICTURES} then colour.picture_key else '' end`.as('key'),
  sql<string | null>`(select asset from product_media
    where product_media.pid = colour.pid and product_media.role = 'cutout')`.as('cutout'),
] as const
