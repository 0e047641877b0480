import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { oddsOf, type DrawPrize, type PrizeEffect } from '#domain/draw/prizes.ts'
import { writePrice } from '../../core/price-text.ts'
import { transact } from '../../db/transaction.ts'
import type { Reader } from '../../db/schema/database.ts'
import { setPrizes } from '../../modules/draw/draw.commands.ts'
import { drawPrizes } from '../../modules/draw/draw.queries.ts'
import { parseEffect, prizeFile } from '../../modules/draw/prize-file.ts'
import { rowLimit, type Command } from '../command/command.ts'
import { CommandError } from '../command/complaints.ts'
import { parsedJson, touchingFile } from '../command/json-file.ts'
import { columns, dateTime } from '../command/printed.ts'

const NONE = 'The shop has no draw.'

export const drawOdds: Command = {
  usage: 'draw odds [--set <prizes.json>]',
  description:
    'Shows the prizes of the draw in the order of the wheel: prize, odds, how many are left, what it gives. With --set they become those of a JSON file, all of it or nothing; "stock" is how many are left from now on, null for any number, and amounts are Singapore cents: [{"id": "ten", "weight": 10, "stock": 3, "effect": {"kind": "coupon", "off": "percent", "value": 10, "least": 0, "days": 7}}, {"id": "fifty", "weight": 30, "stock": null, "effect": {"kind": "points", "points": 50}}, {"id": "none", "weight": 60, "stock": null, "effect": {"kind": "nothing"}}]. [] ends the draw. A sold-out prize falls to the next.',
  positionals: 0,
  options: ['set'],
  async run({ store }, { options: { set: path } }) {
    if (path === undefined) return oddsLines(store.db)
    const wanted = readPrizes(path, await touchingFile(path, 'read', () => readFile(path, 'utf8')))
    await transact(store, (tx) => setPrizes(tx, wanted))
    return oddsLines(store.db)
  },
}

async function oddsLines(db: Reader): Promise<readonly string[]> {
  const prizes = await drawPrizes(db)
  if (prizes.length === 0) return [NONE]
  return columns(
    prizes.map((one) => [
      one.id,
      `${oddsOf(one, prizes)}%`,
      one.stock === null ? 'any number' : `${one.stock} left`,
      effectWords(one.effect),
    ]),
    [1],
  )
}

function readPrizes(path: string, text: string): readonly DrawPrize[] {
  const read = v.safeParse(prizeFile, parsedJson(path, text))
  if (read.success) return read.output
  const [issue] = read.issues
  const where = v.getDotPath(issue)
  throw new CommandError(`${path}${where ? `, ${where}` : ''}: ${issue.message}. Nothing was written.`)
}

function effectWords(effect: PrizeEffect): string {
  if (effect.kind === 'nothing') return 'nothing'
  if (effect.kind === 'points') return `${effect.points} points`
  const { off, value, least, days } = effect
  const reduction = off === 'percent' ? `${value}% off` : `S$${writePrice(value)} off`
  return [reduction, ...(least > 0 ? [`goods from S$${writePrice(least)}`] : []), `${days} days`].join(', ')
}

export const drawResults: Command = {
  usage: 'draw results [--limit <rows>]',
  description:
    'Shows how often each prize of the draw was won, and the last results: time, member, prize, what it gave, code.',
  positionals: 0,
  options: ['limit'],
  async run({ store: { db } }, { options }) {
    const counts = await db
      .selectFrom('draw_spin')
      .select(['prize_id', (row) => row.fn.countAll().as('won')])
      .groupBy('prize_id')
      .orderBy('prize_id')
      .execute()
    if (counts.length === 0) return ['There are no results yet.']
    const spins = counts.reduce((sum, { won }) => sum + Number(won), 0)
    const last = await db
      .selectFrom('draw_spin')
      .innerJoin('member', 'member.id', 'draw_spin.member_id')
      .select(['draw_spin.at', 'member.email', 'draw_spin.prize_id', 'draw_spin.effect', 'draw_spin.code'])
      .orderBy('draw_spin.at', 'desc')
      .orderBy('member.email')
      .limit(rowLimit(options))
      .execute()
    return [
      ...columns(
        counts.map(({ prize_id: id, won }) => [
          id,
          `won ${Number(won)}`,
          `${Math.round((Number(won) * 1_000) / spins) / 10}%`,
        ]),
        [1, 2],
      ),
      '',
      ...columns(
        last.map(({ at, email, prize_id: id, effect, code }) => [
          dateTime(at),
          email,
          id,
          effectWords(parseEffect(effect)),
          code ?? '',
        ]),
      ),
    ]
  },
}
