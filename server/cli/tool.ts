import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../db/open.ts'
import { DatabaseRefused } from '../db/refused.ts'
import { BadSettings, readEnv, type Env } from '../core/env.ts'
import { createLog } from '../core/log.ts'
import { LISTENERS } from '../listeners.ts'
import type { FetchPicture } from '../modules/catalogue-import/photos/fetch-picture.ts'
import type { EventServices } from '../services/services.ts'
import { readCommandInput, type Command } from './command/command.ts'
import { CommandError, WrongUsage } from './command/complaints.ts'
import { COMMANDS } from './command-list.ts'

/** Where the tool runs; tests supply their own. */
export interface ToolContext {
  readonly settings: Readonly<Record<string, string | undefined>>
  /** Epoch milliseconds. */
  readonly now: number
  readonly fetchPicture?: FetchPicture
  say(line: string): void
  complain(line: string): void
}

/** Runs one command; returns the exit code: 0 done, 1 refused, 2 not understood. */
export async function runTool(args: readonly string[], around: ToolContext): Promise<0 | 1 | 2> {
  // A command's name is one word or two.
  const [first = '', second = ''] = args
  const two = `${first} ${second}`
  const name = Object.hasOwn(COMMANDS, two) ? two : first
  const rest = args.slice(name === two ? 2 : 1)
  if (['--help', '-h', 'help'].includes(name)) {
    around.say(help())
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    around.complain(name === '' ? help() : `There is no command '${name}'.\n\n${help()}`)
    return 2
  }
  if (rest.includes('--help')) {
    around.say(`npm run store -- ${command.usage}\n${command.description}`)
    return 0
  }
  try {
    for (const line of await perform(command, rest, around)) around.say(line)
    return 0
  } catch (error) {
    if (error instanceof WrongUsage) {
      around.complain(`${error.message}\nUsage: npm run store -- ${command.usage}`)
      return 2
    }
    if (!isExpected(error)) throw error
    around.complain(error.message)
    return 1
  }
}

async function perform(
  command: Command,
  args: readonly string[],
  around: ToolContext,
): Promise<readonly string[]> {
  const input = readCommandInput(command, args)
  const env = readEnv(around.settings)
  if (!command.createsShop) mustExist(env)
  const store = await openStore(env)
  const log = createLog((line) => around.complain(line))
  try {
    const services = {
      env,
      store,
      log,
      catalogue: ELSEWHERE,
      listeners: LISTENERS,
      fetchPicture: around.fetchPicture,
    }
    return await command.run(services, input, around.now)
  } finally {
    await store.db.destroy()
  }
}

/** The catalogue is in the memory of the servers, which read what the tool has changed. No command changes a cart. */
const ELSEWHERE: EventServices['catalogue'] = {
  reread: async () => {},
  sku: () => {
    throw new RangeError("the owner's tool has no catalogue in memory")
  },
}

/** A mistyped folder must not become an empty shop. */
function mustExist({ DATABASE_URL, DATA_DIR }: Env): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'shop.sqlite'))) return
  throw new CommandError(
    `There is no shop in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL to where it is, or start it once (npm start).`,
  )
}

function isExpected(error: unknown): error is Error {
  return error instanceof CommandError || error instanceof BadSettings || error instanceof DatabaseRefused
}

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, description }) => `  ${usage}\n      ${description}`)
  return [
    "The owner's tool. It works on the shop that DATA_DIR or DATABASE_URL names, also while the shop is open.",
    '',
    'npm run store -- <command>',
    ...lines,
    '',
    'Exit code: 0 done, 1 the shop says no, 2 not understood.',
  ].join('\n')
}
