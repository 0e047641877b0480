/**
 * Removes the fragment from the address, so that it is in no history, bookmark or screenshot; undefined without one.
 * Secrets are passed in the fragment because browsers do not send it to a server.
 */
export function takeFragment(): string | undefined {
  const { hash, pathname, search } = location
  if (hash.length < 2) return undefined
  history.replaceState(history.state, '', `${pathname}${search}`)
  return hash.slice(1)
}
