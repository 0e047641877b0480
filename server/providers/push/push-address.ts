import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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

const INNER = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, prefix, 'ipv6')

/** Whether an address belongs to this machine or a private network. IPv4 inside IPv6 is treated as IPv4. */
export function isInner(address: string): boolean {
  const family = isIP(address)
  return family === 0 || INNER.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Resolves the name when the socket is opened, so that the checked address is the one called, also if the DNS record
 * changes.
 */
export const outerLookup: LookupFunction = (hostname, options, answer) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, [])
    const outer = found.filter(({ address }) => !isInner(address))
    const [first] = outer
    if (!first) return answer(new Error('the name leads into a private network'), [])
    if (options.all) return answer(null, outer)
    return answer(null, first.address, first.family)
  })
}
