import { SPOKEN } from '../../src/domain/region/language.ts'
import { createSay } from '../../src/domain/region/say.ts'
import { FALLBACK_TEXTS, type FallbackTexts } from '../../sw/fallback-texts.ts'
import { ROOT } from '../project-root.ts'
import { compileGroup } from './texts.ts'

/** The texts that the build writes into worker and shell, by language. */
export async function fallbackTexts(): Promise<Readonly<Record<string, FallbackTexts>>> {
  const languages = SPOKEN.map(async (language) => {
    const say = createSay(language, await compileGroup(ROOT, language, 'worker'))
    const texts = Object.entries(FALLBACK_TEXTS).map(([name, text]) => [name, say(text)])
    return [language, Object.fromEntries(texts) as FallbackTexts] as const
  })
  return Object.fromEntries(await Promise.all(languages))
}
