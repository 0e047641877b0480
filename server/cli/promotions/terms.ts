import { FIRST_TIERS, type Tier } from '#domain/promotions/promotion.ts'
import { SITES, type Site } from '#domain/region/sites.ts'
import { readPrice } from '../../core/price-text.ts'
import { wholeNumber, type CommandInput } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { neededOption } from '../command/options.ts'
import { plain } from '../command/printed.ts'

/** Options that promotions and discount codes have. */

const MOST_PIECES = 100

export function percentIn(options: CommandInput['options']): number {
  return percentOf(neededOption(options, 'percent'), '--percent')
}

function percentOf(text: string, what: string): number {
  return wholeNumber(text, what, { least: 1, most: 90 })
}

/** An amount that an option names, in Singapore cents, above nothing. */
export function amountOf(text: string, what: string): number {
  const cents = readPrice(text) ?? 0
  if (cents === 0) throw new WrongUsage(`${what} is an amount like 20 or 20.50, not '${plain(text)}'.`)
  return cents
}

/** `2:20,3:28`, the best first; what a new shop begins with where none are named. */
export function tiersIn({ tiers: text }: CommandInput['options']): readonly Tier[] {
  if (text === undefined) return FIRST_TIERS
  const tiers = text.split(',').map(tierOf)
  const best = tiers.toSorted((one, other) => other.qty - one.qty)
  const isRising = best.every(
    ({ qty, percent }, at) =>
      at === 0 || (qty < (best[at - 1]?.qty ?? 0) && percent < (best[at - 1]?.percent ?? 0)),
  )
  if (!isRising) throw new WrongUsage('--tiers give more for more pieces: 2:20,3:28.')
  return best
}

function tierOf(text: string): Tier {
  const [, qty, percent] = /^(\d+):(\d+)$/.exec(text.trim()) ?? []
  if (qty === undefined || percent === undefined)
    throw new WrongUsage(`--tiers are written like 2:20,3:28, not '${plain(text)}'.`)
  return {
    qty: wholeNumber(qty, 'A number of pieces in --tiers', { least: 2, most: MOST_PIECES }),
    percent: percentOf(percent, 'A percentage in --tiers'),
  }
}

/** `sg,au`; undefined for all. */
export function sitesIn({ sites: text }: CommandInput['options']): readonly Site[] | undefined {
  if (text === undefined) return undefined
  return [...new Set(text.split(',').map((one) => siteOf(one.trim())))]
}

function siteOf(text: string): Site {
  const known = siteNames().find((site) => site === text)
  if (!known) throw new WrongUsage(`--sites are of ${siteNames().join(', ')}, not '${plain(text)}'.`)
  return known
}

function siteNames(): readonly Site[] {
  return Object.keys(SITES).filter((name): name is Site => name in SITES)
}
