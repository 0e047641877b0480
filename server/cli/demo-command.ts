import { fillDemoShop, DEMO_PRODUCTS } from '../demo-shop.ts'
import { wholeNumber, type Command } from './command/command.ts'
import { CommandError } from './command/complaints.ts'

/** The number of codes of the demo shop. */
const MOST_PRODUCTS = 270_000

export const demo: Command = {
  usage: 'demo [--products <number>]',
  description: `Fills an empty database with the demo shop, ${DEMO_PRODUCTS} products unless another number is given.`,
  positionals: 0,
  options: ['products'],
  createsShop: true,
  async run({ store: { db } }, { options }, now) {
    const requested = options['products'] ?? String(DEMO_PRODUCTS)
    const products = wholeNumber(requested, '--products', { least: 1, most: MOST_PRODUCTS })
    if (!(await fillDemoShop(db, { products, now })))
      throw new CommandError(
        'This shop has products already; only an empty one is filled. Nothing was written.',
      )
    return [`The shop is filled with ${products} products.`]
  },
}
