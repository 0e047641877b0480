import { readdirSync } from 'node:fs'
import {
  DONE_FILE,
  FIRST_WRONG,
  MUTANTS,
  ONE_OF,
  type Mutant,
  type MutantOrders,
} from '../faults-server/mutants.ts'
import { storm } from './storm.ts'

/** Enough for the first faulty write and one after it. */
const LEAST_TAPS = 2 * FIRST_WRONG

/**
 * Tests the check: a storm on each mutated server must end with a complaint, and one on the unchanged server without.
 * Returns what the check has missed or reported without reason. Throws for a mutant that does not exist.
 */
export async function tryMutants(
  { seed, minutes, only }: { readonly seed: number; readonly minutes: number; readonly only?: string },
  say: (line: string) => void,
): Promise<string[]> {
  const missed: string[] = []
  const names = (Object.keys(MUTANTS) as Mutant[]).filter((name) => only === undefined || only === name)
  if (names.length === 0 && only !== 'none')
    throw new RangeError(`--only is ${Object.keys(MUTANTS).join(', ')} or none, not '${only}'.`)
  for (const mutant of names) {
    const orders: MutantOrders = { mutant, oneOf: ONE_OF, firstWrong: FIRST_WRONG }
    let injected = false
    const { wrong, seconds, applied } = await storm({
      seed,
      minutes,
      leastTaps: LEAST_TAPS,
      until: (dataDir) => (injected ||= readdirSync(dataDir).some((file) => file.startsWith(DONE_FILE))),
      entry: 'tests/faults-server/mutant-child.ts',
      env: { MUTANT: JSON.stringify(orders) },
    })
    const caught = wrong.length > 0 ? wrong.slice(0, 2).join('; ') : 'not caught'
    say(`${mutant}: ${caught} (${seconds} s, ${applied} operations)`)
    if (wrong.length > 0) continue
    missed.push(
      injected
        ? `${mutant} was not caught: ${MUTANTS[mutant]}`
        : `${mutant} was never injected: this storm proves nothing about the check`,
    )
  }
  if (only !== undefined && only !== 'none') return missed
  const { wrong, seconds, applied } = await storm({ seed, minutes, leastTaps: LEAST_TAPS })
  say(`the shop as it is: ${wrong[0] ?? 'nothing wrong'} (${seconds} s, ${applied} operations)`)
  return [...missed, ...wrong]
}
