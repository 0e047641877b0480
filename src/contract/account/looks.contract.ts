import * as v from 'valibot'
import { lookId, type LookOperation } from '#domain/looks/looks.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, pid, spu } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/** Two pieces that a shopper keeps together; the paths of the calls are our own choice. */

const pieces = { spu, pid, otherSpu: spu, otherPid: pid }

const keptLook = v.object({
  id: v.string(),
  spu: v.string(),
  pid: v.string(),
  otherSpu: v.string(),
  otherPid: v.string(),
  /** Of both together, without width and format; empty where the shop has none. */
  picture: v.string(),
})
export type KeptLook = v.InferOutput<typeof keptLook>

export const looks = v.object({
  version: count,
  shopper: opaqueShopper,
  /** Newest first. */
  list: v.array(keptLook),
})
export type Looks = v.InferOutput<typeof looks>

const changes = {
  kind: 'queued',
  access: 'anyone',
  limit: OWN_CHANGES,
  output: looks,
  snapshot: 'looks',
} as const

export const myLooks = endpoint('GET', '/customer/looks', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: looks,
  snapshot: 'looks',
  summary: 'My saved looks',
})

export const saveLook = endpoint('POST', '/customer/saveLook', {
  ...changes,
  input: v.strictObject(pieces),
  operation: (look): LookOperation => ({
    kind: 'save',
    look: { id: lookId(look.pid, look.otherPid), ...look },
  }),
  summary: 'Keeps two pieces as one look; the same two are kept once',
})

export const deleteLook = endpoint('POST', '/customer/deleteLook', {
  ...changes,
  input: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}-[A-Za-z0-9]{1,40}$/, 'a look')),
  }),
  operation: ({ id }): LookOperation => ({ kind: 'remove', id }),
  summary: 'Removes one of my looks; an unknown one changes nothing',
})
