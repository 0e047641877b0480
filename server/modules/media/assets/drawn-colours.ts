import { sql } from 'kysely'

/** Whether a row of `colour` is shown by its drawing. A colour with photographs has no cloth, film, hanger or pair. */
export const IS_DRAWN = sql<boolean>`colour.drawing <> '' and not exists
  (select 1 from product_media where product_media.pid = colour.pid and product_media.role = 'photo')`
