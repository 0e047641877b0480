type ShowInstead = (address: string) => void

let showInstead: ShowInstead | undefined

/**
 * Sends the browser to a page elsewhere that the shop has named (a payment page). Only the web's own schemes: an
 * address that would run in this page throws a RangeError.
 */
export function navigateOut(address: string): void {
  const url = new URL(address, location.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RangeError('not a web address')
  if (showInstead && url.origin !== location.origin) showInstead(url.href)
  else location.assign(url.href)
}

/** A tablet in a store does not leave the shop: pages elsewhere are handed to `show`. Answers how to undo it. */
export function blockExternalNavigation(show: ShowInstead): () => void {
  showInstead = show
  return () => {
    showInstead = undefined
  }
}
