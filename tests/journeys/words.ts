import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const LOCALES = new URL('../../src/i18n/locales/', import.meta.url)
const ENTRY = /^msgid "(.+)"\nmsgstr "(.+)"$/gm

/** What the translators made of each English text that stands by itself, without numbers or names inside. */
export function wordsIn(language: string): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, LOCALES)
  const entries = readdirSync(folder)
    // The server's own texts are not the interface's.
    .filter((file) => file.endsWith('.po') && file !== 'server.po')
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(ENTRY)])
    .map(([, english = '', translated = '']) => [unescape(english), unescape(translated)] as const)
  return new Map(entries.filter(([english]) => !/[{<]/.test(english)))
}

function unescape(text: string): string {
  return text.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\\`, '\\')
}

/** Everything on the page that is still said in English although there are other words for it. */
export async function leftInEnglish(page: Page, words: ReadonlyMap<string, string>): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element)
        texts.push(node.getAttribute('aria-label') ?? '', node.getAttribute('placeholder') ?? '')
      else if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '')
    }
    return texts.map((text) => text.trim())
  })
  return [...new Set(said)].filter((text) => (words.get(text) ?? text) !== text)
}
