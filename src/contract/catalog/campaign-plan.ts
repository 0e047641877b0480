import * as v from 'valibot'
import { safeUrl } from '#domain/region/safe-url.ts'
import { names } from '../fields.ts'

const MOST_BLOCKS = 30

const word = (most: number) =>
  v.pipe(
    names,
    v.check(
      (each) => Object.values(each).every((one) => (one ?? '').length <= most),
      `at most ${most} characters`,
    ),
  )
const link = v.pipe(
  v.string(),
  v.check((address) => safeUrl(address, []) !== undefined, 'a page of this shop, such as /collections/sale'),
)
const picture = v.pipe(
  v.string(),
  v.regex(/^([a-z0-9-]{1,40}|[\w-]{22})$/, 'the key of a banner or the hash of a photograph'),
)

/** A campaign page as the owner writes it: words in each language, and its blocks from top to bottom. */
export const campaignPlan = v.strictObject({
  title: word(120),
  description: word(300),
  picture,
  /** It is also shown as a popup while it runs, the first of these in the owner's order. */
  popup: v.optional(v.boolean()),
  blocks: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('picture'),
          picture,
          title: v.optional(word(120)),
          text: v.optional(word(300)),
          link: v.optional(link),
          action: v.optional(word(60)),
        }),
        /** HTML as in an article; sanitised when it is written and when it is read. */
        v.strictObject({ kind: v.literal('text'), html: word(20_000) }),
        v.strictObject({
          kind: v.literal('products'),
          /** Key of the collection whose first pieces are shown. */
          collection: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
          title: v.optional(word(120)),
          layout: v.picklist(['rail', 'grid']),
          count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
        }),
        v.strictObject({ kind: v.literal('countdown'), label: word(120) }),
      ]),
    ),
    v.minLength(1, 'a campaign needs a block'),
    v.maxLength(MOST_BLOCKS),
  ),
})
export type CampaignPlan = v.InferOutput<typeof campaignPlan>
