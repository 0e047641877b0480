import { lookup as resolveName, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, prefix, 'ipv6')

/**
 * Whether an address belongs to this machine or a private network. IPv4 inside IPv6 is treated as IPv4; addresses that
 * a gateway translates to IPv4 (NAT64, 6to4, Teredo) count as private.
 */
export function isInner(address: string): boolean {
  const family = isIP(address)
  return family === 0 || INNER.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the server may connect to an IP address. */
export type AddressRule = (address: string) => boolean

export const isOuter: AddressRule = (address) => !isInner(address)

/** Resolves a name to all its addresses, like `lookup` of `node:dns`. */
export type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves a name when the socket is opened and answers only allowed addresses, so that the checked address is the one
 * called, also if the DNS record changes. Node does not ask it for a literal IP address: check that one before.
 */
export function lookupAllowed(isAllowed: AddressRule, resolve: ResolveName = resolveName): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const outer = found.filter(({ address }) => isAllowed(address))
      const [first] = outer
      if (!first) return answer(new Error('the name leads into a private network'), [])
      if (options.all) return answer(null, outer)
      return answer(null, first.address, first.family)
    })
  }
}

export const outerLookup = lookupAllowed(isOuter)
