/** Thrown by a sender with the time of the next attempt (epoch ms), or never. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater'
  readonly until: number | 'never'

  constructor(message: string, until: number | 'never') {
    super(message)
    this.until = until
  }
}
