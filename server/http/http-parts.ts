import type { Route } from '../services/route.ts'
import type { Services } from '../services/services.ts'
import type { Refuser } from './refuse.ts'
import type { RequestReader } from './request-context.ts'

/** What the API and the pages are made with, once per process. */
export interface HttpParts {
  readonly services: Services
  readonly reader: RequestReader
  readonly routes: readonly Route[]
  readonly refuser: Pick<Refuser, 'refuse'>
}
