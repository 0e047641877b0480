export interface Mail {
  /** Unique per message: mail servers may drop a second delivery with the same id. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where its reader unsubscribes by one POST (RFC 8058); absent for a mail that follows from what its reader has done, such as an order. */
  readonly oneClick?: string
}

/** Sends one mail or throws; the outbox retries. */
export interface MailProvider {
  readonly name: string
  send(mail: Mail): Promise<void>
  /** Deletes the mails that this provider has kept from before this time, in epoch milliseconds. */
  forget?(before: number): Promise<void>
}
