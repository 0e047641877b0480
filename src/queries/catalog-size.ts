import { queryOptions } from '@tanstack/react-query'
import { callerOf } from '#api/call.ts'
import { offlinePackageDelta } from '#contract/catalog/offline-package.contract.ts'

/** How many products a device takes along in this language; asked before the first download. */
export function catalogSizeQuery(lang: string) {
  return queryOptions({
    queryKey: ['catalog-size', lang],
    queryFn: async ({ client, signal }) => {
      const { total } = await callerOf(client)(offlinePackageDelta, { lang }, { signal })
      return total
    },
  })
}
