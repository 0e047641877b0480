import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { OWN_CHANGES } from './rate-limit.ts'

/** Whom the server knows on this device, and until when (spec 7.2). */

export const logout = endpoint('GET', '/login/logout', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({
    /** A shared device: the browser's cache of fetched addresses is cleared, too (trust.md S28). */
    everything: v.optional(v.picklist(['0', '1'])),
  }),
  output: v.object({}),
  summary: 'Ends the session of this browser',
})
