import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const LOCALES = new URL('../../../src/i18n/locales/', import.meta.url)
const ENTRY = /^msgid "(.+)"\nmsgstr "(.+)"$/gm

/** The translation of each English text without numbers or names inside. */
export function wordsIn(language: string): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, LOCALES)
  const entries = readdirSync(folder)
    // The server's own texts are not part of the interface.
    .filter((file) => file.endsWith('.po') && file !== 'server.po')
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(ENTRY)])
    .map(([, english = '', translated = '']) => [unescape(english), unescape(translated)] as const)
  return new Map(entries.filter(([english]) => !/[{<]/.test(english)))
}

function unescape(text: string): string {
  return text.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\\`, '\\')
}

/** Every text on the page that is still English although a translation exists. */
export async function leftInEnglish(page: Page, words: ReadonlyMap<string, string>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element)
        texts.push(node.getAttribute('aria-label') ?? '', node.getAttribute('placeholder') ?? '')
      else if (!node.parentElement?.closest('script, noscript, style')) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.trim())
  })
  return [...new Set(said)].filter((text) => (words.get(text) ?? text) !== text)
}
