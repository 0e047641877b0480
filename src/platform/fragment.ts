/**
 * Takes what stands behind `#` out of the address, so that it is in no history, bookmark or screenshot; undefined when
 * nothing does. Secrets travel there because no server is sent it.
 */
export function takeFragment(): string | undefined {
  const { hash, pathname, search } = location
  if (hash.length < 2) return undefined
  history.replaceState(history.state, '', `${pathname}${search}`)
  return hash.slice(1)
}
