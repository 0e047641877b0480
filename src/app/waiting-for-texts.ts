import type { Messages } from '@lingui/core'
import { htmlDir, htmlLang, spokenFor, type Language } from '#domain/region/language.ts'

/**
 * Shows that the texts of a language are late, in that language: these words are in the shell itself
 * (`app-shell.html`). Resolves, without texts, when the user continues in English.
 */
export function sayWaiting(language: Language): Promise<Messages> {
  const spoken = spokenFor(language)
  const main = document.getElementById('vanda-waiting')
  const words = main?.querySelector<HTMLElement>(`[lang="${spoken}"]`)
  const [again, inEnglish] = words?.querySelectorAll('button') ?? []
  if (!main || !words) return Promise.resolve({})
  document.documentElement.lang = htmlLang(spoken)
  words.dir = htmlDir(spoken)
  words.hidden = false
  main.hidden = false
  again?.addEventListener('click', () => location.reload())
  return new Promise((resolve) => inEnglish?.addEventListener('click', () => resolve({})))
}
