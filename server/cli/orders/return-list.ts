import { isOpenReturn, RETURN_STATES, type ReturnState } from '#domain/returns/return-states.ts'
import { ANSWER_DAYS, midnightAfterWorkingDays, workingDaysSince } from '#domain/returns/working-days.ts'
import { storefrontOfRow } from '../../core/storefront-of-row.ts'
import { returnsInStates, type Return } from '../../modules/returns/returns.queries.ts'
import { rowLimit, type Command } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'
import { columns, dateTime, plain } from '../command/printed.ts'
import { countInWords } from './named-order.ts'

export const returns: Command = {
  usage: 'returns [--state <state>] [--limit <number>]',
  description: `Lists the returns that are not finished, those that have waited longest first, and how much of the ${ANSWER_DAYS} working days for an answer has passed. States: ${RETURN_STATES.join(', ')}.`,
  positionals: 0,
  options: ['state', 'limit'],
  async run({ store: { db } }, { options }, now) {
    const state = options['state'] === undefined ? undefined : stateIn(options['state'])
    const states = state ? [state] : RETURN_STATES.filter(isOpenReturn)
    const found = await returnsInStates(db, states, rowLimit(options))
    if (found.length === 0) return [state ? `No return is ${state}.` : 'No return waits.']
    const rows = found.map((one) => [
      one.number,
      one.orderNumber,
      dateTime(one.applied_at),
      one.state,
      one.type,
      one.reason,
      countInWords(Number(one.pieces ?? 0)),
      waitingInWords(one, now),
    ])
    return columns(rows, [6])
  },
}

/** How long an application has waited for the shop's answer; empty once it has one. */
export function waitingInWords(
  one: Pick<Return, 'state' | 'applied_at'> & { readonly site: string; readonly lang: string },
  now: number,
): string {
  if (one.state !== 'applied') return ''
  const { site } = storefrontOfRow(one)
  const days = workingDaysSince(one.applied_at, now, site)
  const isOverdue = now >= midnightAfterWorkingDays(one.applied_at, ANSWER_DAYS, site)
  return isOverdue ? `OVERDUE: ${days} working days` : `${days} of ${ANSWER_DAYS} working days`
}

function stateIn(text: string): ReturnState {
  const state = RETURN_STATES.find((known) => known === text)
  if (!state) throw new WrongUsage(`--state is one of ${RETURN_STATES.join(', ')}, not '${plain(text)}'.`)
  return state
}
