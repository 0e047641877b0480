/** The command was not understood: exit code 2 with the command's usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** The command was understood and is refused, with complete lines for the owner: exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
