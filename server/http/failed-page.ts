import { htmlDir, htmlLang, writeLanguage } from '#domain/region/language.ts'
import type { Message } from '#domain/region/say.ts'
import type { Services } from '../services/services.ts'
import type { App } from './app-build.ts'
import type { CachedPage } from './page-cache.ts'
import { html } from '../providers/html.ts'
import { pack } from './request/compress.ts'
import { contentPolicy, inlineScriptHashes } from './request/security.ts'
import type { Storefront } from '../services/route.ts'

/** Translated in the page group `server`; the same texts as the app's own error page. */
const FAILED = {
  title: /*i18n*/ { id: 'page.failed-title', message: 'Something went wrong' },
  text: /*i18n*/ {
    id: 'page.failed-text',
    message: 'This page could not be shown. It is our fault, not yours; your bag and wishlist are safe.',
  },
  again: /*i18n*/ { id: 'page.failed-again', message: 'Try again' },
  home: /*i18n*/ { id: 'page.failed-home', message: 'Home' },
  cart: /*i18n*/ { id: 'page.failed-bag', message: 'Your bag' },
  wishlist: /*i18n*/ { id: 'page.failed-wishlist', message: 'Your wishlist' },
} as const

/** How long the app may take to render the page itself, in seconds; without scripts the text is shown at once. */
const WORDS_AFTER_S = 4

/** Looks like the app's own error page, in the tokens of the shell's stylesheet. */
const STYLE = `
#vanda-failed{display:grid;justify-items:center;gap:var(--space-3);padding:clamp(var(--space-7),10vh,var(--space-9)) var(--gutter);text-align:center;color:var(--ink);font-family:var(--font-text);animation:vanda-failed 0s ${WORDS_AFTER_S}s both}
#vanda-failed h1{max-inline-size:min(100%,12em);font:var(--display-md)/1.1 var(--font-display)}
#vanda-failed p{max-inline-size:42ch;color:var(--ink-soft);text-wrap:balance}
#vanda-failed nav{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--space-2) var(--space-6);padding-block-start:var(--space-4)}
#vanda-failed a{display:inline-flex;align-items:center;min-block-size:var(--touch);color:inherit;font-size:var(--text-sm);font-weight:var(--weight-strong);text-decoration:underline var(--hairline) var(--ink-faint);text-underline-offset:.4em}
#vanda-asleep:not([hidden])~#vanda-failed{display:none}
@keyframes vanda-failed{from{visibility:hidden}}`

/**
 * Replaces a page that the server could not render: the shell, into which the app renders the page, and the text of an
 * error page with links, in the language of the address, in case the app cannot.
 */
export async function failedPage(
  services: Services,
  app: Pick<App, 'shell'>,
  storefront: Storefront,
): Promise<CachedPage> {
  const say = services.texts.in(storefront.language)
  const link = (page: string, words: Message) =>
    html`<a href="${writeLanguage(page, storefront.language, storefront.site)}">${say(words)}</a>`
  const head =
    '<meta name="robots" content="noindex">' +
    `<style>${STYLE}</style><noscript><style>#vanda-failed{animation:none}</style></noscript>`
  const body = html`<main id="vanda-failed">
    <h1>${say(FAILED.title)}</h1>
    <p>${say(FAILED.text)}</p>
    <nav>
      <a href="">${say(FAILED.again)}</a>
      ${link('/', FAILED.home)} ${link('/cart', FAILED.cart)} ${link('/user/wishlist', FAILED.wishlist)}
    </nav>
  </main>`
  const { language } = storefront
  const page = app.shell
    .replace(
      /<html[^<>]*>/,
      `<html lang="${htmlLang(language)}" dir="${htmlDir(language)}" data-render="shell">`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${body.toString()}</body>`)
  return {
    status: 500,
    keep: false,
    location: undefined,
    policy: contentPolicy(inlineScriptHashes(page)),
    body: await pack(page),
  }
}
