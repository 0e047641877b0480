import { searchPath } from '#domain/region/links.ts'

/** The page of a search; `exact`: the words as they are written. */
export function searchHref(keyword: string, spelling?: 'exact'): string {
  return spelling ? `${searchPath(keyword)}?spelling=${spelling}` : searchPath(keyword)
}
