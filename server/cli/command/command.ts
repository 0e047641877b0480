import { parseArgs } from 'node:util'
import type { FetchPicture } from '../../modules/catalogue-import/photos/fetch-picture.ts'
import type { EventServices, Services } from '../../services/services.ts'
import { WrongUsage } from './complaints.ts'

export interface CommandInput {
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
  readonly flags?: Readonly<Record<string, boolean | undefined>>
}

/** What a command works with: listeners of the shop's events, but no catalogue in memory. */
export interface ToolServices extends EventServices, Pick<Services, 'store'> {
  readonly env: Services['env']
  /** Tests fetch from a server of their own. */
  readonly fetchPicture?: FetchPicture | undefined
}

/** One command of the store tool. */
export interface Command {
  /** As typed: `<word>` is required, `[--option value]` is optional. */
  readonly usage: string
  readonly description: string
  /** Number of arguments after the command's name, and the names of its options. */
  readonly positionals: number
  /** Takes further arguments after those. */
  readonly isOpenEnded?: boolean
  readonly options: readonly string[]
  /** Names of its options without a value. */
  readonly flags?: readonly string[]
  /** Works on a shop that has no database yet. */
  readonly createsShop?: boolean
  /** Returns the lines to print; throws `WrongUsage` or `CommandError`. `now` in epoch milliseconds. */
  run(services: ToolServices, input: CommandInput, now: number): Promise<readonly string[]>
}

/** A required argument in the usage of a command: `<file.csv>`, `<'word > word'>`. */
const ARGUMENT = /<[^<]*?[^ ]>/g

/** Parses the arguments of a command; throws `WrongUsage` for unknown ones. */
export function readCommandInput(command: Command, args: readonly string[]): CommandInput {
  const { positionals, values } = parsed(args, {
    ...Object.fromEntries(command.options.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries((command.flags ?? []).map((name) => [name, { type: 'boolean' as const }])),
  })
  if (positionals.length < command.positionals)
    throw new WrongUsage(`missing argument ${command.usage.match(ARGUMENT)?.[positionals.length] ?? ''}`)
  if (positionals.length > command.positionals && !command.isOpenEnded)
    throw new WrongUsage(`Not understood: ${positionals.slice(command.positionals).join(' ')}`)
  const of = <Value>(is: (value: unknown) => value is Value) =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, (typeof entry)[1] & Value] => is(entry[1])),
    )
  return {
    positionals,
    options: of((value) => typeof value === 'string'),
    flags: of((value) => typeof value === 'boolean'),
  }
}

function parsed(args: readonly string[], options: Readonly<Record<string, { type: 'string' | 'boolean' }>>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUsage(error.message)
    throw error
  }
}

interface NumberRange {
  readonly least: number
  readonly most: number
}

/** A whole number that an option or a word gives. */
export function wholeNumber(text: string, what: string, { least, most }: NumberRange): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new WrongUsage(`${what} must be a whole number from ${least} to ${most}, not '${text}'.`)
  return number
}

const USUAL_ROWS = 20
const MOST_ROWS = 10_000

/** How many rows a list shows: `--limit`, or as many as usual. */
export function rowLimit({ limit = String(USUAL_ROWS) }: CommandInput['options']): number {
  return wholeNumber(limit, '--limit', { least: 1, most: MOST_ROWS })
}
