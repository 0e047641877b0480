/** Thrown by a sender that knows when to retry: at this time (epoch ms), or never. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly until: number | 'never'

  constructor(message: string, until: number | 'never') {
    super(message)
    this.until = until
  }
}
