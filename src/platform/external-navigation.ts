type ShowInstead = (address: string) => void

let showInstead: ShowInstead | undefined

/**
 * Sends the browser to a foreign page that the server has named (a payment page). Only http and https: an address that
 * would run in this page throws a RangeError.
 */
export function navigateOut(address: string): void {
  const url = new URL(address, location.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RangeError('not a web address')
  if (showInstead && url.origin !== location.origin) showInstead(url.href)
  else location.assign(url.href)
}

/** A kiosk does not leave the shop: foreign pages are passed to `show`. Returns the function that ends this. */
export function blockExternalNavigation(show: ShowInstead): () => void {
  showInstead = show
  return () => {
    showInstead = undefined
  }
}
