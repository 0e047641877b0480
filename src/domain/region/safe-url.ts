/**
 * Validates the target of a redirect from untrusted input (trust.md S24): a path of this site, or an https address of
 * exactly one of `hosts` (port included); http only for localhost. Anything else, and anything that two parsers could
 * read differently, is undefined.
 */
export function safeUrl(candidate: string, hosts: readonly string[]): string | undefined {
  if (candidate.length > 4096 || AMBIGUOUS.test(candidate)) return undefined
  const safe = candidate.startsWith('/') ? isOwnPath(candidate) : isListed(candidate, hosts)
  return safe ? candidate : undefined
}

/** Browsers drop tabs and newlines, trim spaces and read `\` as `/`; servers do not. */
const AMBIGUOUS = /[\\\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u

function isOwnPath(path: string) {
  const [place = ''] = path.split(/[?#]/, 1)
  // Leading escaped slashes and escaped control characters become real ones where a later parser decodes first.
  return !place.includes('//') && !/^\/%(?:2f|5c)/i.test(place) && !/%(?:[01][0-9a-f]|7f)/i.test(place)
}

function isListed(address: string, hosts: readonly string[]) {
  const match = /^(https?):\/\/([A-Za-z0-9.-]+(?::\d{1,5})?)(?=[/?#]|$)/.exec(address)
  if (!match?.[2]) return false
  const host = match[2].toLowerCase()
  if (!hosts.includes(host)) return false
  return match[1] === 'https' || /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)
}
