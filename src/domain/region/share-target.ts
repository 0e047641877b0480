import { readLanguage, writeLanguage } from './language.ts'
import { isPagePath, searchPath } from './links.ts'
import { safeUrl } from './safe-url.ts'
import { originOfSite, siteOfHost, SITES, type Site } from './sites.ts'

/** Receives what the system shares with the installed app: by GET, in the fields `title`, `text` and `url`. */
export const SHARE_TARGET = '/share'

/** Home, with a message that the text could not be read. */
const UNREAD = '/?shared=unread'

/** Longer texts are cut to the limit of a search. */
const LONGEST_SEARCH = 100

/** Shared texts are cut to this length before they are read: systems add the link of a page behind a marked passage. */
const LONGEST_SHARED = 4_096

export function isShareTarget(pathname: string): boolean {
  return readLanguage(pathname).page === SHARE_TARGET
}

export type SharedFields = (name: 'title' | 'text' | 'url') => string | null

/**
 * The page of this site for a shared text: the shop's own link, a search for the text, or home. Always a path, so that
 * a shared text cannot lead to another host (trust.md S24).
 */
export function sharedDestination(pathname: string, fields: SharedFields, origin: string): string {
  const site = siteOfHost(hostOf(origin))
  const language = readLanguage(pathname).language ?? SITES[site].language
  const field = (name: 'title' | 'text' | 'url') => (fields(name) ?? '').slice(0, LONGEST_SHARED)
  const [title, text, url] = [field('title'), field('text'), field('url')]
  const links = [...linksIn(url), ...linksIn(text)]
  const page = links.map((link) => ownPage(link, origin, site)).find((found) => found !== undefined)
  if (page !== undefined) return page
  const isLink = links.length > 0 || url.trim() !== ''
  const words = wordsOf(text) || (isLink ? '' : wordsOf(title))
  return writeLanguage(words ? searchPath(words) : UNREAD, language, site)
}

function hostOf(origin: string): string {
  return origin.split('://')[1] ?? ''
}

const LINK = /\bhttps?:\/\/[^\s"'<>“”«»]+/giu

/** A full stop or a bracket behind a link belongs to the sentence. */
const SENTENCE_END: ReadonlySet<string> = new Set(')].,;:!?。、）')

function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(([link]) => withoutSentenceEnd(link))
}

/** A loop, because an expression that looks for the end begins again at every bracket. */
function withoutSentenceEnd(link: string): string {
  let end = link.length
  while (end > 0 && SENTENCE_END.has(link.charAt(end - 1))) end -= 1
  return link.slice(0, end)
}

/** Systems put quotation marks around marked text and the page it is from behind it. */
function wordsOf(text: string): string {
  const words = text
    .replaceAll(LINK, ' ')
    .replaceAll(/["“”«»]/gu, ' ')
    .trim()
    .split(/\s+/u)
    .join(' ')
  return [...words].slice(0, LONGEST_SEARCH).join('').trim()
}

/** A link to another site of the shop opens the same page on the installed site. */
function ownPage(link: string, origin: string, site: Site): string | undefined {
  const [, host = '', rest = ''] = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)((?:[/?#].*)?)$/i.exec(link) ?? []
  const hosts = (Object.keys(SITES) as Site[]).map((other) => hostOf(originOfSite(origin, site, other)))
  if (!hosts.includes(host.toLowerCase())) return undefined
  const page = safeUrl(rest.startsWith('/') ? rest : `/${rest}`, [])
  const [path = ''] = page?.split(/[?#]/, 1) ?? []
  if (page === undefined || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return undefined
  if (!isPagePath(path) || isShareTarget(path)) return undefined
  return page.replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
