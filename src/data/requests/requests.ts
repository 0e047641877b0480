import { newsletterJoin, notifyMe } from '#contract/requests.ts'
import type { Saved } from '../device.ts'
import { withDevice } from '../on-device.ts'
import type { About, AboutPiece } from '../outbox/about.ts'

/** Asks the shop to write when this piece is back; waits on this device like a change of the bag. */
export function askForNotice(piece: AboutPiece, email: string): Promise<Saved> {
  return withDevice((device) => {
    // A copy: what a view hands out cannot be written to a database as it is.
    const about: About = { pieces: [{ ...piece }], currency: device.currency }
    return device.change(notifyMe, { sku: piece.sku, email: email.trim() }, about)
  })
}

export function joinNewsletter(email: string): Promise<Saved> {
  return withDevice((device) => device.change(newsletterJoin, { email: email.trim() }, undefined))
}
