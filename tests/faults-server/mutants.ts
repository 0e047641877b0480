/** Servers with injected faults, which the check of the storms must detect. */
export const MUTANTS = {
  drop: 'an operation is answered as done and changes nothing',
  double: 'an addition is applied twice',
  reorder: 'an operation is applied after the one that follows it',
  'half-apply': 'of an operation only the first of its changes is made, a new line without its selection',
  'wrong person': 'an operation changes the bag of another person',
  'crossed members': 'an operation of one member changes what the other member of the browser has',
  'drop every selection': 'no selection is ever written',
} as const
export type Mutant = keyof typeof MUTANTS

/** One of this many writes goes wrong; the first of them early, because a storm on a slow machine has few. */
export const ONE_OF = 50
export const FIRST_WRONG = 10

/** Its presence in the shop's folder, followed by a number, says that the fault was injected. */
export const DONE_FILE = 'mutant-done'

/** Instructions for the process of a mutant, in the variable `MUTANT`. */
export interface MutantOrders {
  readonly mutant: Mutant
  readonly oneOf: number
  readonly firstWrong: number
}
