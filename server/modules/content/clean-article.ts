import sanitizeHtml from 'sanitize-html'
import { safeUrl } from '#domain/region/safe-url.ts'

/** What the HTML of an article may hold; its links lead to pages of this shop (design.md 3.19). */
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
