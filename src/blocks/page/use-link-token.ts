import { useEffect, useState } from 'react'

/**
 * What is behind the hash of a mailed link or of a provider's answer, which is removed from the address at once (trust.md S7); undefined until it is read,
 * empty for an address without one.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    setToken((known) => known ?? location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
