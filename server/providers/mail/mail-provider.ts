export interface Mail {
  /** Unique per message: a second delivery with the same id is dropped by well-behaved servers. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends one mail or throws; the outbox tries again. */
export interface MailProvider {
  readonly name: string
  send(mail: Mail): Promise<void>
}
