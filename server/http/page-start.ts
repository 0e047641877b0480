import { FONTS_ID } from './page-styles.ts'
import { inScript } from '#contract/in-script.ts'
import { START_TAG } from '#contract/page-start-tag.ts'
import { guardScript } from '#contract/reload-guard.ts'

export interface SleepingWords {
  readonly text: string
  readonly action: string
}

/** Shown when the app cannot be loaded; translated in the page group `server`. */
export const ASLEEP = {
  text: /*i18n*/ {
    id: 'page.asleep',
    message: 'This page cannot be used just now: part of the shop did not arrive.',
  },
  action: /*i18n*/ { id: 'page.reload', message: 'Reload' },
} as const

/** Longest wait of the app for the first picture in ms, so that a slow picture does not delay it without limit. */
const PATIENCE_MS = 2_000

/** What the app of a page is made of. */
export interface StartParts {
  /** Addresses of its scripts; the last one starts the app and imports the others. */
  readonly chunks: readonly string[]
  /** Address of the texts of its language; undefined where they stand in the app. */
  readonly texts: string | undefined
}

/**
 * Text and first picture come before fonts and app (decision 0013): its chunks
 * are requested once the picture is painted. `start` is an object of `startScript`.
 */
const START_CODE = `${guardScript('reload()', 'sayAsleep()')}
// The worker would answer with the same stored page again; without the shop it stays, to be read.
function reload() {
  if (!('stored' in document.documentElement.dataset)) return location.reload()
  const past = new URL(location.href)
  past.searchParams.set('no-shell', '1')
  fetch('/healthz', { cache: 'no-store' }).then(() => location.replace(past), sayAsleep)
}
function sayAsleep() {
  if (document.getElementById('vanda-asleep')) return
  const bar = Object.assign(document.createElement('div'), { id: 'vanda-asleep' })
  bar.setAttribute('role', 'alert')
  bar.style.cssText = 'position:fixed;inset:auto 1rem 1rem;z-index:99;max-inline-size:30rem;margin-inline:auto;padding:1rem;background:#1d1a18;color:#f6f1e9;display:flex;gap:1rem;align-items:center'
  const again = Object.assign(document.createElement('button'), { textContent: start.action })
  again.style.cssText = 'min-block-size:44px;padding-inline:1rem;border:1px solid;background:none;color:inherit;font:inherit'
  again.addEventListener('click', () => location.reload())
  bar.append(Object.assign(document.createElement('p'), { textContent: start.text }), again)
  document.body.append(bar)
}
window.vandaFailed = guardFailed
const { chunks, texts } = start
const picture = document.querySelector('img[fetchpriority="high"]')
const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link))
const showFonts = () => document.getElementById('${FONTS_ID}')?.removeAttribute('media')
let begun = false
function begin() {
  if (begun) return
  begun = true
  showFonts()
  for (const href of chunks) ask({ rel: 'modulepreload', href })
  if (texts) ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: texts })
  import(chunks.at(-1)).catch(guardFailed)
}
const painted = () => requestAnimationFrame(() => setTimeout(begin))
// Files that the worker has do not share the line with the picture.
if (navigator.serviceWorker?.controller) showFonts()
if (!picture || picture.complete || navigator.serviceWorker?.controller) painted()
else for (const end of ['load', 'error']) picture.addEventListener(end, painted, { once: true })
setTimeout(begin, ${PATIENCE_MS})`

/**
 * Records what extensions and translators change in the page, from the end of its markup until the app takes it back and
 * hydrates the page (src/platform/foreign-hands.ts). A classic script: one that waits for the document comes after theirs.
 */
const RECORD_CHANGES = `<script>(()=>{
const changes=[],observer=new MutationObserver((more)=>changes.push(...more))
addEventListener('readystatechange',()=>observer.observe(document.body,{subtree:true,childList:true,characterData:true,characterDataOldValue:true}),{capture:true,once:true})
window.vandaForeignChanges=()=>{changes.push(...observer.takeRecords());observer.disconnect();return changes}
})()</script>`

export function startScript(parts: StartParts, words: SleepingWords): string {
  // A function, because the worker makes it a classic script, whose names would be those of the whole page.
  return `${RECORD_CHANGES}${START_TAG}(()=>{const start=${inScript({ ...parts, ...words })}\n${START_CODE}})()</script>`
}
