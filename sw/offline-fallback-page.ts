import { htmlDir, htmlLang, readLanguage, spokenFor, type Spoken } from '#domain/region/language.ts'
import { siteOfHost, SITES } from '#domain/region/sites.ts'
import type { FallbackTexts } from './fallback-texts.ts'

/** Written in by the build: the worker has no other texts when nothing of the shop is left on the device. */
declare const VANDA_FALLBACK_TEXTS: Readonly<Record<Spoken, FallbackTexts>>

const PAGE_STYLE =
  'font:1.25rem/1.5 Georgia,serif;margin:20vh auto;max-inline-size:30rem;padding:1rem;background:#f6f1e9;color:#1d1a18'

/** A page without any file: a heading, a sentence, and a link that retries. */
export function offlineFallbackPage(url: URL): Response {
  const language = readLanguage(url.pathname).language ?? SITES[siteOfHost(url.host)].language
  const { title, text, again } = VANDA_FALLBACK_TEXTS[spokenFor(language)]
  const html = `<!doctype html><html lang="${htmlLang(language)}" dir="${htmlDir(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vanda</title><body style="${PAGE_STYLE}"><main><h1>${title}</h1><p>${text}</p><p><a href="" style="color:inherit">${again}</a></p></main>`
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
