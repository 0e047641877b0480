/** The command was not understood: it ends with exit code 2 and the command's usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** The command was understood and the shop says no, in whole lines for the owner: exit code 1. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo'
}
