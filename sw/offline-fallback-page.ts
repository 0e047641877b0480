import { htmlLang, readLanguage, spokenFor, type Spoken } from '#domain/region/language.ts'
import { siteOfHost, SITES } from '#domain/region/sites.ts'

/**
 * Shown when no part of the shop is left on the device and there is no network: text packs are missing then, so the
 * worker contains these texts (offline.md F20).
 */
const WORDS = {
  en: {
    title: 'The shop is not on this device any more',
    text: 'Your browser has cleared it, and there is no network. It opens again as soon as you are online.',
    again: 'Try again',
  },
  zh: {
    title: '本店内容已不在此设备上',
    text: '浏览器已将其清除，而且现在没有网络。联网后即可再次打开。',
    again: '重试',
  },
  ja: {
    title: 'ショップのデータがこの端末にありません',
    text: 'ブラウザーがデータを消去し、ネットワークにも接続されていません。オンラインになると再び開きます。',
    again: '再試行',
  },
  fr: {
    title: 'La boutique n’est plus sur cet appareil',
    text: 'Votre navigateur l’a effacée et il n’y a pas de réseau. Elle s’ouvre de nouveau dès que vous êtes en ligne.',
    again: 'Réessayer',
  },
} as const satisfies Record<Spoken, object>

const PAGE_STYLE =
  'font:1.25rem/1.5 Georgia,serif;margin:20vh auto;max-inline-size:30rem;padding:1rem;background:#f6f1e9;color:#1d1a18'

/** A page without any file: a heading, a sentence, and a link that retries. */
export function offlineFallbackPage(url: URL): Response {
  const language = readLanguage(url.pathname).language ?? SITES[siteOfHost(url.host)].language
  const { title, text, again } = WORDS[spokenFor(language)]
  const html = `<!doctype html><html lang="${htmlLang(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vanda</title><body style="${PAGE_STYLE}"><main><h1>${title}</h1><p>${text}</p><p><a href="" style="color:inherit">${again}</a></p></main>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
