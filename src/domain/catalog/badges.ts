import { FLASH_TYPE, type Marketing } from './flash.ts'

export type BadgeFacts = {
  readonly actTags: readonly { readonly type: number; readonly name: string }[]
  /** Percent off of the first size of the selected colour. */
  readonly discount: number | undefined
  /** 1: every SKU is sold ahead of its arrival. */
  readonly allAdvance: number
  readonly tags: readonly string[]
}

/** `type` is the shop's number for the look of a badge. */
export type Badge = { readonly type: 0 | 1 | 2 | 4 | 6; readonly text: string }

type Rule = (facts: BadgeFacts) => Badge | undefined

/** One badge per product. The first rule with something to say wins, so this order is the precedence (spec 4.9). */
const RULES: readonly Rule[] = [campaign, offPrice, preOrder, bestSeller, label]

export function badgeFor(facts: BadgeFacts): Badge | undefined {
  for (const rule of RULES) {
    const badge = rule(facts)
    if (badge) return badge
  }
  return undefined
}

/** The lightning badge of a flash deal, shown beside any other badge. */
export function flashBadge(
  marketing: Marketing | null | undefined,
  discount: number | undefined,
): { readonly text: string } | undefined {
  if (marketing?.type !== FLASH_TYPE) return undefined
  return { text: discount ? `-${discount}%` : '' }
}

function campaign({ actTags }: BadgeFacts): Badge | undefined {
  return named(actTags, 2)
}

function offPrice({ actTags, discount }: BadgeFacts): Badge | undefined {
  const tag = named(actTags, 4)
  if (!tag) return undefined
  return { type: 4, text: discount ? `${discount}% OFF` : `${tag.text.replaceAll('-', '')} OFF` }
}

function preOrder({ allAdvance }: BadgeFacts): Badge | undefined {
  return allAdvance === 1 ? { type: 1, text: 'PRE-ORDER' } : undefined
}

function bestSeller({ tags }: BadgeFacts): Badge | undefined {
  return tags.includes('SG Best Seller') ? { type: 6, text: 'Best Seller' } : undefined
}

function label({ actTags }: BadgeFacts): Badge | undefined {
  return named(actTags, 0)
}

/** A tag without a name shows no badge. */
function named(actTags: BadgeFacts['actTags'], type: 0 | 2 | 4): Badge | undefined {
  const tag = actTags.find((tag) => tag.type === type && tag.name.trim() !== '')
  return tag && { type, text: tag.name.trim() }
}
