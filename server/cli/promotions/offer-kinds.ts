import { minor, type Minor } from '#domain/brand.ts'
import type { PromotionTerms } from '../../modules/promotions/add-promotion.ts'
import type { CommandInput, ToolServices } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'
import { neededOption } from '../command/options.ts'
import { productsNamed } from './products-named.ts'
import { amountOf } from './terms.ts'
import { windowIn } from './times.ts'

type Terms = (services: ToolServices, input: CommandInput, now: number) => Promise<PromotionTerms>

export interface OfferKind {
  /** Its options besides `--from`, `--until` and `--sites`. */
  readonly options: readonly string[]
  readonly terms: Terms
}

const PIECES = { least: 1, most: 20 }
const SET = { least: 2, most: 5 }

function needed({ options }: CommandInput, name: string): Minor {
  return minor(amountOf(neededOption(options, name), `--${name}`))
}

/** Promotions with products or sums of their own. */
export const OFFER_KINDS: Readonly<Record<string, OfferKind>> = {
  gift: {
    options: ['min'],
    terms: async ({ store: { db } }, input, now) => ({
      kind: 'gift',
      ...windowIn(input.options, now),
      least: needed(input, 'min'),
      price: minor(0),
      products: await productsNamed(db, input, PIECES),
    }),
  },
  preferential: {
    options: ['min', 'price'],
    terms: async ({ store: { db } }, input, now) => ({
      kind: 'preferential',
      ...windowIn(input.options, now),
      least: needed(input, 'min'),
      price: needed(input, 'price'),
      products: await productsNamed(db, input, PIECES),
    }),
  },
  bundle: {
    options: ['price'],
    terms: async ({ store: { db } }, input, now) => ({
      kind: 'bundle',
      ...windowIn(input.options, now),
      price: needed(input, 'price'),
      products: await productsNamed(db, input, SET),
    }),
  },
  shipping: {
    options: ['free-over'],
    terms: async (_, input, now) => {
      const [, surplus] = input.positionals
      if (surplus !== undefined) throw new WrongUsage(`Not understood: ${plain(surplus)}`)
      return { kind: 'shipping', ...windowIn(input.options, now), freeOver: needed(input, 'free-over') }
    },
  },
}
