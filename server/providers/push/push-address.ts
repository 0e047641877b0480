import { isIP } from 'node:net'

/**
 * The browser supplies the address that the server will call, so it is untrusted: only https at the usual port of a
 * named public host, and only if that name does not resolve to a private network, to prevent requests into the
 * operator's own network.
 */
export function isPushAddress(text: string, loopback: boolean): boolean {
  if (text.length > 1_000 || !URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (loopback && isLoopback(url)) return true
  const name = url.hostname.replace(/\.$/, '')
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    isIP(name) === 0 &&
    !name.startsWith('[') &&
    name.includes('.') &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|test|onion|arpa)$/i.test(name)
  )
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
}
