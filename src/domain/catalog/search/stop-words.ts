const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'a an and by for in of on or the to with',
  fr: 'au aux avec de des du en et la le les ou pour sur',
  es: 'con de del el en la las los para por y',
  de: 'aus das der die ein eine fur im in mit oder und von',
  zh: '的 款 和',
  'zh-tw': '的 款 和',
  ja: 'の な と に',
  jp: 'の な と に',
}

/** Words a search can do without, folded. English ones count in every language. */
export function stopWords(language: string): ReadonlySet<string> {
  return new Set(`${STOP_WORDS.en} ${STOP_WORDS[language] ?? ''}`.split(' '))
}
