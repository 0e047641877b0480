import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { shortText, timestamp } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Campaign pages (spec 2.2) and what they are built of; the paths of the calls are our own choice. */

const block = v.variant('kind', [
  v.object({
    kind: v.literal('picture'),
    image: v.string(),
    title: v.string(),
    text: v.string(),
    /** Both empty for a picture that leads nowhere. */
    link: v.string(),
    action: v.string(),
  }),
  /** Sanitised HTML, as in an article. */
  v.object({ kind: v.literal('text'), html: v.string() }),
  v.object({
    kind: v.literal('products'),
    title: v.string(),
    link: v.string(),
    layout: v.picklist(['rail', 'grid']),
    /** `productCards` has their cards. */
    spus: v.array(v.string()),
  }),
  /** Counts down to the end of the campaign. */
  v.object({ kind: v.literal('countdown'), label: v.string() }),
])
export type CampaignBlock = v.InferOutput<typeof block>

const head = {
  key: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.string(),
  endsAt: v.nullable(timestamp),
  /** The owner shows it as a popup, too. */
  popup: v.exactOptional(v.boolean()),
}
const campaign = v.object({ ...head, blocks: v.array(block) })
export type Campaign = v.InferOutput<typeof campaign>

const inPlace = { lang: v.optional(shortText), currency: v.optional(shortText) }
const key = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a campaign'))

export const campaignList = endpoint('GET', '/activity/list', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject(inPlace),
  output: v.array(v.object(head)),
  summary: 'The campaigns that run now',
})

export const campaignPage = endpoint('GET', '/activity/page', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({ keywords: key, ...inPlace }),
  output: campaign,
  summary: 'A campaign page; a campaign that does not run now has none',
})

/** A POST, so that neither a log nor a cache has the owner's token. */
export const campaignPreview = endpoint('POST', '/activity/preview', {
  kind: 'read',
  access: 'anyone',
  body: 'json',
  limit: perTenMinutes('campaign-preview', 60),
  input: v.strictObject({ keywords: key, token: v.pipe(v.string(), v.maxLength(100)), ...inPlace }),
  output: campaign,
  summary: 'A campaign page before its start, for who has the owner’s link',
})
