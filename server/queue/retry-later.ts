/** A sender knows better than the usual waits when it is worth another try: at this time (epoch ms), or never. */
export class RetryLater extends Error {
  override readonly name = 'NotNow'
  readonly until: number | 'never'

  constructor(message: string, until: number | 'never') {
    super(message)
    this.until = until
  }
}
