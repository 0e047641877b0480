import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { FallbackTexts } from '../sw/fallback-texts.ts'
import { SCHEME_HEAD } from '../src/contract/colour-scheme.ts'
import { guardScript } from '../src/contract/reload-guard.ts'

/**
 * Fills `app-shell.html`, which is shown before any script or sheet has arrived: the user's colour scheme, the guard that
 * answers a missing chunk, the texts of both in every language (it cannot load one), and the values of its tokens.
 */
export function appShell(): Plugin {
  let texts: Readonly<Record<string, FallbackTexts>> = {}
  return {
    name: 'vanda-app-shell',
    configResolved({ define }) {
      texts = JSON.parse(String(define?.['VANDA_FALLBACK_TEXTS'] ?? '{}'))
    },
    transformIndexHtml: {
      // Vite has linked the sheets of the entry by then.
      order: 'post',
      handler: (html) =>
        withSheetsBelow(html)
          .replace('__BOOT_GUARD__', () => BOOT_GUARD)
          .replace('__COLOUR_SCHEME__', () => SCHEME_HEAD)
          .replace('__SHELL_TEXTS__', () => missingTexts(texts))
          .replace('__WAITING_TEXTS__', () => waitingTexts(texts)),
    },
  }
}

const BOOT_GUARD = `${guardScript(
  "location.replace(location.pathname + '?no-shell=1')",
  "document.getElementById('vanda-asleep').hidden = false",
)}
window.vandaFailed = guardFailed
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && guardFailed(), true)`

/**
 * The head is painted before any sheet has arrived: the values of its tokens are in its own style, and the sheets are
 * linked behind it, where they delay only what follows.
 */
function withSheetsBelow(html: string): string {
  const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
  const valueOf = (name: string) => {
    const [, value] = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(tokens) ?? []
    if (value === undefined)
      throw new Error(`app-shell.html uses ${name}, which src/styles/tokens.css does not define`)
    return value
  }
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const bare = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html)
  return bare
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => `var(${name}, ${valueOf(name)})`)
    .replace(/(<div id="vanda-opening".*<\/div>)/, (head) => [head, ...sheets].join('\n    '))
}

function missingTexts(texts: Readonly<Record<string, FallbackTexts>>): string {
  return Object.entries(texts)
    .map(([language, { partly }]) => `<p lang="${language}">${plain(partly)}</p>`)
    .join('\n      ')
}

function waitingTexts(texts: Readonly<Record<string, FallbackTexts>>): string {
  return Object.entries(texts)
    .map(
      ([language, { waiting, again, inEnglish }]) =>
        `<div lang="${language}" hidden><p role="status">${plain(waiting)}</p>` +
        `<button type="button">${plain(again)}</button> <button type="button">${plain(inEnglish)}</button></div>`,
    )
    .join('\n      ')
}

function plain(text: string): string {
  return text.replaceAll(/[&<]/g, '')
}
