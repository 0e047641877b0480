import { trackReads } from '../../modules/catalog/tracked-reads.ts'
import type { CacheTag } from '../../services/revisions.ts'
import type { Services } from '../../services/services.ts'

/** The same services; `add` gets the tags of all that is read from the catalogue. */
export function trackedServices(services: Services, add: (tag: CacheTag) => void): Services {
  return { ...services, catalogue: trackReads(services.catalogue, add) }
}
