import type { Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import type { CountCall } from '../request/limits.ts'
import type { Refuser } from '../request/refuse.ts'
import type { RequestReader } from '../request/request-context.ts'

/** What the API, the pages and the forms without scripts are made with, once per process. */
export interface HttpParts {
  readonly services: Services
  readonly reader: RequestReader
  readonly routes: readonly Route[]
  /** One count for each limit, however a call arrives. */
  readonly countCall: CountCall
  readonly refuser: Pick<Refuser, 'refuse'>
}
