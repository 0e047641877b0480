/**
 * Sends the browser to a page elsewhere that the shop has named (a payment page). Only the web's own schemes: an
 * address that would run in this page throws a RangeError.
 */
export function leaveFor(address: string): void {
  const url = new URL(address, location.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RangeError('not a web address')
  location.assign(url.href)
}
