import * as v from 'valibot'
import {
  MAX_SEARCH_NAME,
  MAX_SEARCH_PAGE,
  searchOfPage,
  type SavedSearchOperation,
} from '#domain/searches/saved-searches.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** Lists and searches that a shopper has saved; the paths of the calls are our own choice. */

/** Made by the device, so that a search which has not been sent yet can be renamed. */
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'a UUID'))
const search = {
  id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_SEARCH_NAME)),
  page: v.pipe(
    v.string(),
    v.maxLength(MAX_SEARCH_PAGE),
    v.startsWith('/'),
    v.check((page) => searchOfPage(page) !== undefined, 'a list or search of this shop'),
  ),
}

export const savedSearches = v.object({
  version: count,
  shopper: opaqueShopper,
  /** In the order of saving. */
  list: v.array(v.object({ id: v.string(), name: v.string(), page: v.string() })),
})
export type SavedSearches = v.InferOutput<typeof savedSearches>

const changes = {
  kind: 'queued',
  access: 'anyone',
  limit: OWN_CHANGES,
  output: savedSearches,
  snapshot: 'searches',
} as const

export const mySearches = endpoint('GET', '/customer/searches', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: savedSearches,
  snapshot: 'searches',
  summary: 'My saved lists and searches',
})

export const saveSearch = endpoint('POST', '/customer/saveSearch', {
  ...changes,
  input: v.strictObject(search),
  operation: (input): SavedSearchOperation => ({ kind: 'save', search: input }),
  summary: 'Saves a list or search, whose new pieces are then reported; a known id is renamed',
})

export const deleteSearch = endpoint('POST', '/customer/deleteSearch', {
  ...changes,
  input: v.strictObject({ id }),
  operation: ({ id }): SavedSearchOperation => ({ kind: 'remove', id }),
  summary: 'Deletes one of my saved searches; an unknown one changes nothing',
})
