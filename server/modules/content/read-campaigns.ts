import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Campaign, CampaignBlock } from '#contract/catalog/campaigns.contract.ts'
import { isRunning } from '#domain/campaigns/campaign-time.ts'
import { readListingQuery } from '#domain/catalog/listing/listing-query.ts'
import type { Names } from '#domain/catalog/read-model/entries.ts'
import { collectionPath } from '#domain/region/links.ts'
import { spokenFor } from '#domain/region/language.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { CampaignTable } from '../../db/schema/campaign-table.ts'
import type { RequestContext } from '../../services/route.ts'
import { bannerPicture } from '../media/addresses.ts'
import { campaignPlan, type CampaignPlan } from '#contract/catalog/campaign-plan.ts'
import { isPreviewToken } from './campaign-token.ts'
import { cleanArticle } from './clean-article.ts'
import { siteWords } from './content.present.ts'

type Row = Selectable<CampaignTable>

/** The campaigns that run now, in the owner's order. */
export async function runningCampaigns(context: RequestContext): Promise<Omit<Campaign, 'blocks'>[]> {
  const rows = await runningRows(context.services.store.db, context.now)
  return rows.map((row) => presentHead(row, context))
}

/** For the map of the site. */
export async function campaignKeys(db: Reader, now: number): Promise<string[]> {
  return (await runningRows(db, now)).map(({ key }) => key)
}

async function runningRows(db: Reader, now: number): Promise<Row[]> {
  const rows = await db.selectFrom('campaign').selectAll().orderBy('position').orderBy('key').execute()
  return rows.filter((row) => isRunning(timeOf(row), now))
}

export async function campaignOf(context: RequestContext, key: string): Promise<Campaign> {
  const row = await rowOf(context, key)
  if (!row || !isRunning(timeOf(row), context.now)) throw new ShopError('not-found')
  return presentCampaign(row, context)
}

/** At any time, for the owner's link. A wrong token and an unknown campaign are answered alike. */
export async function previewOf(context: RequestContext, key: string, token: string): Promise<Campaign> {
  const row = await rowOf(context, key)
  if (!(await isPreviewToken(context.services.store.db, { key, token, now: context.now })) || !row)
    throw new ShopError('not-found')
  return presentCampaign(row, context)
}

function rowOf({ services }: RequestContext, key: string): Promise<Row | undefined> {
  return services.store.db.selectFrom('campaign').selectAll().where('key', '=', key).executeTakeFirst()
}

function timeOf(row: Row) {
  return { startsAt: row.starts_at, endsAt: row.ends_at ?? undefined }
}

function planOf(row: Row): CampaignPlan {
  return v.parse(campaignPlan, JSON.parse(row.plan))
}

/** Words in the requested language, with the terms of the site. */
function wordsIn({ services, ...storefront }: RequestContext): (names: Names | undefined) => string {
  const spoken = spokenFor(storefront.language)
  const say = siteWords(services, storefront)
  return (names) => say(names?.[spoken] ?? names?.en ?? '')
}

function presentHead(row: Row, context: RequestContext): Omit<Campaign, 'blocks'> {
  const { title, description, picture, popup } = planOf(row)
  const name = wordsIn(context)
  return {
    key: row.key,
    title: name(title),
    description: name(description),
    image: bannerPicture(context.services.pictures, picture),
    endsAt: row.ends_at,
    ...(popup ? { popup } : {}),
  }
}

function presentCampaign(row: Row, context: RequestContext): Campaign {
  return {
    ...presentHead(row, context),
    blocks: planOf(row).blocks.flatMap((block) => presentBlock(block, row, context)),
  }
}

/** A block that has nothing to show is left out: a collection that is gone or sold out, a countdown without an end. */
function presentBlock(
  block: CampaignPlan['blocks'][number],
  row: Row,
  context: RequestContext,
): readonly CampaignBlock[] {
  const { catalogue, pictures } = context.services
  const name = wordsIn(context)
  switch (block.kind) {
    case 'picture':
      return [
        {
          kind: 'picture',
          image: bannerPicture(pictures, block.picture),
          title: name(block.title),
          text: name(block.text),
          link: block.link ?? '',
          action: name(block.action),
        },
      ]
    case 'text':
      return [{ kind: 'text', html: cleanArticle(name(block.html)) }]
    case 'countdown':
      return row.ends_at === null ? [] : [{ kind: 'countdown', label: name(block.label) }]
    case 'products': {
      const query = readListingQuery({ pageSize: block.count })
      const list = catalogue.listing({ kind: 'collection', key: block.collection }, query, context)
      const spus = list?.productList.map(({ spuCode }) => spuCode) ?? []
      const title = block.title ? name(block.title) : (list?.title ?? '')
      const { layout } = block
      return spus.length > 0
        ? [{ kind: 'products', title, link: collectionPath(block.collection), layout, spus }]
        : []
    }
  }
}
