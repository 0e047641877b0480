import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key of limits: an IPv4 address, also in IPv6 notation, or the /64 of an IPv6 address, because every subscriber
 * has a whole /64. Text that is not an address counts as one caller.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups; an address that ends as IPv4 is normalised by the URL parser first. */
function groupsOf(address: string): number[] {
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = normal.split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [front, back] = [numbers(head), numbers(tail ?? '')]
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<number>(gap).fill(0), ...back]
}
