import { transact } from '../../db/transaction.ts'
import { sgdIn } from '../command/options.ts'
import { wholeNumber, type Command, type ToolServices } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { writePrice } from '../../core/price-text.ts'
import { changeSkus, findSkus, problemOf, type SkuLine, type SkuChange } from './skus.ts'

export const MOST_STOCK = 1_000_000

export const stock: Command = {
  usage: 'stock <sku> <pieces>',
  description: 'Corrects how many pieces can still be sold. Pieces that orders hold are not counted.',
  positionals: 2,
  options: [],
  async run(services, { positionals: [sku = '', pieces = ''] }, now) {
    const { before, after } = await changeOne(
      services,
      { sku, stock: wholeNumber(pieces, 'The number of pieces', { least: 0, most: MOST_STOCK }) },
      now,
    )
    return [`${called(after)}: ${before.stock} → ${after.stock} pieces`]
  },
}

export const price: Command = {
  usage: 'price <sku> <sgd> [--list <sgd>]',
  description: 'Sets the price, and with --list the price it is reduced from.',
  positionals: 2,
  options: ['list'],
  async run(services, { positionals: [sku = '', amount = ''], options }, now) {
    const listPrice = options['list'] === undefined ? undefined : sgdIn(options['list'])
    const { before, after } = await changeOne(services, { sku, price: sgdIn(amount), listPrice }, now)
    return [`${called(after)}: ${tag(before)} → ${tag(after)}`]
  },
}

async function changeOne(
  services: ToolServices,
  change: SkuChange,
  now: number,
): Promise<{ before: SkuLine; after: SkuLine }> {
  return transact(services.store, async (tx) => {
    const before = (await findSkus(tx, [change.sku])).get(change.sku)
    if (!before) throw new CommandError(`The shop has no SKU ${change.sku}.`)
    const problem = problemOf(before, change)
    if (problem) throw new CommandError(`${change.sku}: ${problem}. Nothing was written.`)
    await changeSkus(tx, services, { known: new Map([[change.sku, before]]), changes: [change], now })
    const after = (await findSkus(tx, [change.sku])).get(change.sku) ?? before
    return { before, after }
  })
}

function called(line: SkuLine): string {
  return `${line.sku} (${line.name}, ${line.colour}, ${line.size})`
}

function tag(line: SkuLine): string {
  const reduced = line.listPrice > line.price ? ` reduced from S$${writePrice(line.listPrice)}` : ''
  return `S$${writePrice(line.price)}${reduced}`
}
