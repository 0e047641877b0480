import { TIERS } from '#domain/membership/tiers.ts'
import { writePrice } from '../../core/price-text.ts'
import { tierCounts } from '../../modules/points/tier-counts.ts'
import type { Command } from '../command/command.ts'
import { columns } from '../command/printed.ts'

export const tierList: Command = {
  usage: 'tier list',
  description:
    'Lists the tiers: from which spending in twelve months, times the points of an order, points for reaching it, and how many members have it now.',
  positionals: 0,
  options: [],
  async run({ store: { db } }, _, now) {
    const counts = await tierCounts(db, now)
    return columns(
      TIERS.map(({ id, name, spentOver, multiplier, bonus }) => [
        name,
        `from S$${writePrice(spentOver)}`,
        `× ${multiplier}`,
        `${bonus} points`,
        members(counts.get(id) ?? 0),
      ]),
      [1, 3, 4],
    )
  },
}

function members(count: number): string {
  return count === 1 ? '1 member' : `${count} members`
}
