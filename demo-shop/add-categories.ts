import { slugOf } from '#domain/region/links.ts'
import { DAY_S, HOUR_S } from '#domain/time-units.ts'
import { addCampaigns } from './campaigns/add-campaigns.ts'
import { CATEGORIES, type CategoryPlan } from './categories.ts'
import { COLLECTIONS } from './collections.ts'
import { GARMENT_KEYS } from './garment-plan.ts'
import { GARMENTS } from './garments.ts'
import { HERO, HOME_BANNERS, HOME_RAILS, MESSAGES, STORES } from './front-window.ts'
import type { Rows } from './rows.ts'
import { ALL_LETTERS, NUMBERS } from './sizes/sizes.ts'
import { sizeTableHtml } from './sizes/size-tables.ts'
import { CATEGORY_WORDS } from './words/category-words.ts'
import { inEveryLanguage } from './words/languages.ts'

/** Categories, collections, shops, announcements, home page and size tables: what does not depend on the products. */
export function addCatalogueRows(rows: Rows, now: number): void {
  addCategories(rows, CATEGORIES, { parent: null, level: 1 })
  addCampaigns(rows, now)
  for (const [position, [key, { names, about }]] of Object.entries(COLLECTIONS).entries()) {
    rows.collection.push({
      key,
      position,
      names: JSON.stringify(names),
      descriptions: JSON.stringify(about),
      banner: key,
    })
  }
  for (const [position, { names, hours, ...store }] of STORES.entries()) {
    const words = { names: JSON.stringify(names), hours: JSON.stringify(hours) }
    rows.store.push({ ...store, ...words, position, picture: null })
  }
  for (const [position, { msgs, url, hours }] of MESSAGES.entries()) {
    rows.top_message.push({
      id: `message-${position + 1}`,
      position,
      msgs: JSON.stringify(msgs),
      url,
      pop_info: '',
      countdown: hours === undefined ? null : JSON.stringify({ startTime: noonBefore(now), hours }),
    })
  }
  rows.setting.push({
    key: 'home',
    value: JSON.stringify({ hero: HERO, banners: HOME_BANNERS, rails: HOME_RAILS }),
  })
  addSizeTables(rows)
}

/** A table for each kind of garment. */
function addSizeTables(rows: Rows): void {
  for (const garment of GARMENT_KEYS) {
    const { measures, sizes } = GARMENTS[garment]
    const set = measures === 'bottom' && sizes === 'letters' ? 'skirt' : measures
    const run = sizes === 'numbers' ? NUMBERS : ALL_LETTERS
    const tables = inEveryLanguage((words) => sizeTableHtml({ garment, set, sizes: run }, words))
    if (tables.en !== '') rows.setting.push({ key: `size-table:${garment}`, value: JSON.stringify(tables) })
  }
}

/** Singapore is eight hours ahead of UTC. */
const NOON_S = 4 * HOUR_S

/** The last noon in Singapore, in seconds. */
function noonBefore(now: number): number {
  const seconds = Math.floor(now / 1000)
  return seconds - ((seconds - NOON_S) % DAY_S)
}

function addCategories(
  rows: Rows,
  plans: readonly CategoryPlan[],
  { parent, level }: { readonly parent: number | null; readonly level: number },
): void {
  for (const [position, { id, names, color = '', banners = [], below = [] }] of plans.entries()) {
    rows.category.push({
      id,
      parent_id: parent,
      level,
      position,
      slug: slugOf(names.en),
      color,
      names: JSON.stringify(names),
      banner_icon: JSON.stringify(
        banners.map(({ banner, link }) => ({ bannerIconIcon: `banner:${banner}`, bannerLink: link })),
      ),
      descriptions: CATEGORY_WORDS[id] ? JSON.stringify(CATEGORY_WORDS[id]) : null,
    })
    addCategories(rows, below, { parent: id, level: level + 1 })
  }
}
