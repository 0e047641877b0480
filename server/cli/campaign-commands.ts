import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { campaignPlan, type CampaignPlan } from '#contract/catalog/campaign-plan.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { transact } from '../db/transaction.ts'
import { previewToken } from '../modules/content/campaign-token.ts'
import type { Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'
import { parsedJson, touchingFile } from './command/json-file.ts'
import { columns, dateTime, plain } from './command/printed.ts'

const moment = v.pipe(
  v.string(),
  v.isoTimestamp('a time with its zone, such as 2026-12-01T00:00:00+08:00'),
  v.check((text) => isCalendarDay(text.slice(0, 10)), 'a day that the calendar does not have'),
)

/** One campaign, as in the file; the order of the file is that of the pages. */
const entry = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens')),
  from: moment,
  until: v.optional(v.nullable(moment)),
  ...campaignPlan.entries,
})
const file = v.pipe(
  v.array(entry),
  v.check((all) => new Set(all.map(({ key }) => key)).size === all.length, 'a campaign stands there twice'),
)

export const campaigns: Command = {
  usage: 'campaigns',
  description: 'Lists the campaign pages: key, from, until, address, title.',
  positionals: 0,
  options: [],
  async run({ store: { db } }) {
    const rows = await db.selectFrom('campaign').selectAll().orderBy('position').orderBy('key').execute()
    if (rows.length === 0) return ['There are no campaigns.']
    return columns(
      rows.map((row) => [
        row.key,
        dateTime(row.starts_at),
        row.ends_at === null ? 'no end' : dateTime(row.ends_at),
        campaignPath(row.key),
        nameOf(v.parse(campaignPlan, JSON.parse(row.plan))),
      ]),
    )
  },
}

function nameOf({ title, popup }: CampaignPlan): string {
  return plain(title.en) + (popup ? ' (popup)' : '')
}

export const campaignsExport: Command = {
  usage: 'campaigns export <file.json>',
  description: 'Writes every campaign page into a new JSON file.',
  positionals: 1,
  options: [],
  async run({ store: { db } }, { positionals: [path = ''] }) {
    const rows = await db.selectFrom('campaign').selectAll().orderBy('position').orderBy('key').execute()
    const entries = rows.map((row) => ({
      key: row.key,
      from: new Date(row.starts_at).toISOString(),
      until: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
      ...v.parse(campaignPlan, JSON.parse(row.plan)),
    }))
    await touchingFile(path, 'written', () =>
      writeFile(path, `${JSON.stringify(entries, undefined, 2)}\n`, { flag: 'wx' }),
    )
    return [`${entries.length} campaigns are in ${path}.`]
  },
}

export const campaignsImport: Command = {
  usage: 'campaigns import <file.json>',
  description:
    'Makes the campaign pages those of such a file: all of it, or nothing if one entry is wrong. Others are removed. With "popup": true one is also shown as a popup while it runs.',
  positionals: 1,
  options: [],
  async run({ store }, { positionals: [path = ''] }, now) {
    const wanted = readCampaigns(path, await touchingFile(path, 'read', () => readFile(path, 'utf8')))
    await transact(store, async (tx) => {
      await tx.deleteFrom('campaign').execute()
      for (const [position, { key, from, until, ...plan }] of wanted.entries())
        await tx
          .insertInto('campaign')
          .values({
            key,
            position,
            starts_at: Date.parse(from),
            ends_at: until ? Date.parse(until) : null,
            plan: JSON.stringify(plan),
            changed_at: now,
          })
          .execute()
    })
    return [`The shop has ${wanted.length} campaigns now. Open shops follow within two minutes.`]
  },
}

export const campaignsPreview: Command = {
  usage: 'campaigns preview <key>',
  description: 'Prints a link that shows a campaign before its start, for seven days.',
  positionals: 1,
  options: [],
  async run({ store: { db }, env }, { positionals: [key = ''] }, now) {
    const row = await db.selectFrom('campaign').select('key').where('key', '=', key).executeTakeFirst()
    if (!row) throw new CommandError(`There is no campaign ${plain(key)}.`)
    const fields = new URLSearchParams({ keywords: key, token: await previewToken(db, { key, now }) })
    return [`${env.publicUrl}/previewPage#${fields.toString()}`]
  },
}

function readCampaigns(path: string, text: string) {
  const read = v.safeParse(file, parsedJson(path, text))
  if (!read.success) {
    const [issue] = read.issues
    const where = v.getDotPath(issue)
    throw new CommandError(`${path}${where ? `, ${where}` : ''}: ${issue.message}. Nothing was written.`)
  }
  for (const { key, from, until } of read.output)
    if (until && Date.parse(until) <= Date.parse(from))
      throw new CommandError(`${path}, ${key}: it would end before it begins. Nothing was written.`)
  return read.output
}
