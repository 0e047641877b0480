import sanitizeHtml from 'sanitize-html'
import { safeUrl } from '#domain/region/safe-url.ts'

/** Allow-list for the HTML of an article; its links lead to pages of this shop (trust.md S16). */
const ARTICLE_ONLY: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'b', 'strong', 'em', 'i', 'br', 'a'],
  allowedAttributes: { a: ['href'] },
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: ownLink(href) }) },
}

export function cleanArticle(html: string): string {
  return sanitizeHtml(html, ARTICLE_ONLY).trim()
}

function ownLink(href: string | undefined): Record<string, string> {
  return href !== undefined && safeUrl(href, []) !== undefined ? { href } : {}
}
