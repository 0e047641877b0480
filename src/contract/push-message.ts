import * as v from 'valibot'

/** Push services accept 4 kB; the encrypted and padded message must stay well below. */
export const MOST_MESSAGE_BYTES = 3_000

const text = v.pipe(v.string(), v.maxLength(300))
/** A page or picture of this shop, never of another host. */
const ownPath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])/))

/**
 * What a push carries from the server to the worker. Server and worker may be of different builds: a known field never
 * changes its meaning, and an unreadable message is shown with only the shop's name (offline.md R4).
 */
const pushMessage = v.object({
  kind: v.picklist(['cart', 'stock', 'search', 'parcel', 'test']),
  title: text,
  body: text,
  url: ownPath,
  image: v.optional(ownPath),
  /** A later message with the same tag replaces the earlier one. */
  tag: text,
  lang: text,
  actions: v.pipe(v.array(v.object({ action: v.picklist(['open', 'later']), title: text })), v.maxLength(2)),
})
export type PushMessage = v.InferOutput<typeof pushMessage>

export function readPushMessage(data: unknown): PushMessage | undefined {
  const read = v.safeParse(pushMessage, data)
  return read.success ? read.output : undefined
}
