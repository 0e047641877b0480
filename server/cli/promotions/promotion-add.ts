import { minor } from '#domain/brand.ts'
import { transact } from '../../db/transaction.ts'
import { addDeal } from '../../modules/promotions/add-deal.ts'
import { addPromotion, type PromotionTerms } from '../../modules/promotions/add-promotion.ts'
import { type Command, type CommandInput, type ToolServices } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { dateTime, plain } from '../command/printed.ts'
import { MOMENTS, NOTHING, windowIn } from './times.ts'
import { OFFER_KINDS, type OfferKind } from './offer-kinds.ts'
import { amountOf, percentIn, sitesIn, tiersIn } from './terms.ts'

type Add = (services: ToolServices, input: CommandInput, now: number) => Promise<readonly string[]>

interface Kind {
  /** Its options besides `--from` and `--until`. */
  readonly options: readonly string[]
  readonly add: Add
}

const MOST_PIECES = 500
const FOLLOWS = 'Open shops follow within seconds.'

const KINDS: Readonly<Record<string, Kind>> = {
  'multi-item': {
    options: ['tiers', 'least-price', 'sites'],
    add: (services, input, now) => {
      const { options } = input
      const least = options['least-price']
      const promotion: PromotionTerms = {
        kind: 'multi-item',
        ...windowIn(options, now),
        tiers: tiersIn(options),
        leastPrice: minor(least === undefined ? 0 : amountOf(least, '--least-price')),
      }
      return addForTheBag(services, { promotion, input, now })
    },
  },
  extra: {
    options: ['percent', 'sites'],
    add: (services, input, now) => {
      const { options } = input
      const promotion: PromotionTerms = {
        kind: 'extra',
        ...windowIn(options, now),
        percent: percentIn(options),
      }
      return addForTheBag(services, { promotion, input, now })
    },
  },
  flash: { options: ['percent'], add: addFlash },
  ...Object.fromEntries(Object.entries(OFFER_KINDS).map(([name, kind]) => [name, offerKind(kind)])),
}

export const promotionAdd: Command = {
  usage:
    'promotion add <kind>: promotion add multi-item [--tiers 2:20,3:28] [--least-price 20] [--sites sg,au] | promotion add extra --percent 10 [--sites sg,au] | promotion add flash <spu…> --percent 30 --until <time> | promotion add gift <spu…> --min 150 | promotion add preferential <spu…> --min 150 --price 19 | promotion add bundle <spu> <spu…> --price 135 | promotion add shipping --free-over 80; each with [--from <time>] [--until <time>]',
  description: `Adds a promotion. multi-item: more pieces, more off; a piece below --least-price does not count. extra: a further percentage of the bag. flash: these products cost less than their list price for a time, and their pages count down to its end. gift, preferential: a bag of at least --min may add one of these products, free or at --price. bundle: these products together cost --price. shipping: free over another sum. Of multi-item and extra the one that began last counts. ${MOMENTS}`,
  positionals: 1,
  isOpenEnded: true,
  options: ['tiers', 'least-price', 'percent', 'min', 'price', 'free-over', 'sites', 'from', 'until'],
  async run(services, input, now) {
    const [name = ''] = input.positionals
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
    if (!kind)
      throw new WrongUsage(`A promotion is one of ${Object.keys(KINDS).join(', ')}, not '${plain(name)}'.`)
    const foreign = Object.keys(input.options).find(
      (option) => !['from', 'until', ...kind.options].includes(option),
    )
    if (foreign !== undefined) throw new WrongUsage(`${name} has no --${foreign}.`)
    return kind.add(services, input, now)
  },
}

interface Bag {
  readonly promotion: PromotionTerms
  readonly input: CommandInput
  readonly now: number
}

/** A kind that `offer-kinds.ts` reads the terms of. */
function offerKind({ options, terms }: OfferKind): Kind {
  return {
    options: [...options, 'sites'],
    add: async (services, input, now) =>
      written(services, { promotion: await terms(services, input, now), input, now }),
  }
}

async function addForTheBag(services: ToolServices, bag: Bag): Promise<readonly string[]> {
  const [, surplus] = bag.input.positionals
  if (surplus !== undefined) throw new WrongUsage(`Not understood: ${plain(surplus)}`)
  return written(services, bag)
}

async function written(services: ToolServices, { promotion, input, now }: Bag): Promise<readonly string[]> {
  const sites = sitesIn(input.options)
  const id = await transact(services.store, (tx) => addPromotion(tx, { promotion, sites, now }))
  return [`${id} runs ${inWords(promotion)}. ${FOLLOWS}`]
}

async function addFlash(
  services: ToolServices,
  { positionals: [, ...named], options }: CommandInput,
  now: number,
): Promise<readonly string[]> {
  const spus = [...new Set(named)]
  if (spus.length === 0) throw new WrongUsage('missing argument <spu…>')
  if (spus.length > MOST_PIECES) throw new WrongUsage(`A deal has at most ${MOST_PIECES} products.`)
  const percent = percentIn(options)
  const { from, until } = windowIn(options, now)
  if (until === undefined) throw new WrongUsage('--until is missing: a flash deal has an end.')
  const deal = { spus, percent, from, until, now }
  const id = await transact(services.store, async (tx) => {
    const added = await addDeal(tx, deal)
    if ('problem' in added) throw new CommandError(`${plain(added.problem)} ${NOTHING}`)
    return added.id
  })
  return [`${id}: ${spus.join(', ')} for ${percent}% less than the list price, ${inWords(deal)}. ${FOLLOWS}`]
}

function inWords({ from, until }: { readonly from: number; readonly until?: number | undefined }): string {
  return `from ${dateTime(from)} until ${until === undefined ? 'you end it' : dateTime(until)}`
}
