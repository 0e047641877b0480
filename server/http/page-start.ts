import { inScript } from '#contract/in-script.ts'
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
  /** Addresses of its scripts, each after those it imports. */
  readonly chunks: readonly string[]
  /** Address of the texts of its language; undefined where they stand in the app. */
  readonly texts: string | undefined
}

/**
 * Text and first picture come before the app (docs/decisions/0013-the-app-starts-after-the-first-picture.md): its
 * chunks are requested once the picture is painted, and run one after the other with a pause between them. The last one
 * hydrates the page, so it waits for the page's texts.
 */
export function startScript({ chunks, texts }: StartParts, words: SleepingWords): string {
  const code = `
${guardScript('reload()', 'sayAsleep()')}
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
  const again = Object.assign(document.createElement('button'), { textContent: ${inScript(words.action)} })
  again.style.cssText = 'min-block-size:44px;padding-inline:1rem;border:1px solid;background:none;color:inherit;font:inherit'
  again.addEventListener('click', () => location.reload())
  bar.append(Object.assign(document.createElement('p'), { textContent: ${inScript(words.text)} }), again)
  document.body.append(bar)
}
// Taps before the app is there are kept for it (src/platform/replay-clicks.ts); links, popovers and text fields work by themselves.
const taps = []
const hear = (event) => {
  const pressed = event.target instanceof Element && event.target.closest('button:not([popovertarget]),input[type=radio],input[type=checkbox]')
  if (!pressed) return
  // The browser shows at once that a box is checked; the app hears of it later.
  if (pressed instanceof HTMLButtonElement) event.preventDefault()
  taps.push({ pressed, checked: pressed.checked })
}
addEventListener('click', hear, true)
window.vandaEarlyTaps = () => {
  removeEventListener('click', hear, true)
  return taps
}
const chunks = ${JSON.stringify(chunks)}
const texts = ${inScript(texts ?? '')}
const picture = document.querySelector('img[fetchpriority="high"]')
const breath = () => new Promise((go) => setTimeout(go))
async function readTexts() {
  const response = await fetch(texts)
  const { code, data } = await response.json()
  if (code !== 200) throw new Error('no texts: ' + code)
  return data
}
let begun = false
async function begin() {
  if (begun) return
  begun = true
  for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const pack = texts && readTexts()
  // A failure counts where the texts are waited for.
  if (pack) pack.catch(() => {})
  try {
    for (const href of chunks) {
      if (pack && href === chunks.at(-1)) window.vandaTexts = await pack
      await import(href)
      await breath()
    }
  } catch {
    guardFailed()
  }
}
const painted = () => requestAnimationFrame(() => setTimeout(begin))
// Files that the worker has do not share the line with the picture.
if (!picture || picture.complete || navigator.serviceWorker?.controller) painted()
else for (const end of ['load', 'error']) picture.addEventListener(end, painted, { once: true })
setTimeout(begin, ${PATIENCE_MS})
`
  return `<script type="module">${code.trim()}</script>`
}
