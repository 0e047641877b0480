import { isCalendarDay } from '#domain/calendar-day.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { CommandInput } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { dateTime, plain } from '../command/printed.ts'

const SECOND_MS = 1000
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(Z|[+-]\d{2}:\d{2})$/
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** How the options of a window of time are written, for the descriptions of commands. */
export const MOMENTS =
  'A time is written like 2026-12-01T20:00+08:00, or 20:00 for the next time the clock in Singapore shows it; --until tonight is midnight there.'

export interface CommandWindow {
  /** Epoch milliseconds in whole seconds: pages know the times of a deal in seconds. */
  readonly from: number
  readonly until: number | undefined
}

/** `--from` and `--until`; from now on where no start is named. */
export function windowIn(options: CommandInput['options'], now: number): CommandWindow {
  const { from: begin, until: finish } = options
  const from = begin === undefined ? wholeSecond(now) : momentIn('--from', begin, now)
  const until = finish === undefined ? undefined : endIn(finish, now)
  if (from < wholeSecond(now)) throw new CommandError(`--from ${dateTime(from)} is past. ${NOTHING}`)
  if (until !== undefined && until <= now)
    throw new CommandError(`--until ${dateTime(until)} is past. ${NOTHING}`)
  if (until !== undefined && until <= from)
    throw new CommandError(
      `It would end (${dateTime(until)}) before it begins (${dateTime(from)}). ${NOTHING}`,
    )
  return { from, until }
}

export const NOTHING = 'Nothing was written.'

function endIn(text: string, now: number): number {
  return text === 'tonight' ? atClock(dayAt(now + DAY_MS), '00:00') : momentIn('--until', text, now)
}

function momentIn(option: string, text: string, now: number): number {
  if (CLOCK.test(text)) {
    const today = atClock(dayAt(now), text)
    return today > now ? today : atClock(dayAt(now + DAY_MS), text)
  }
  const [, day = '', time = '', zone = ''] = MOMENT.exec(text) ?? []
  const at = Date.parse(`${day}T${time}${zone}`)
  if (!isCalendarDay(day) || !Number.isFinite(at))
    throw new WrongUsage(`${option} is no time: '${plain(text)}'. ${MOMENTS}`)
  return wholeSecond(at)
}

/** The day in Singapore, as YYYY-MM-DD. */
function dayAt(at: number): string {
  return dateTime(at).slice(0, 10)
}

function atClock(day: string, time: string): number {
  return Date.parse(`${day}T${time}+08:00`)
}

function wholeSecond(at: number): number {
  return Math.floor(at / SECOND_MS) * SECOND_MS
}
