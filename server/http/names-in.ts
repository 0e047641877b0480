/** Classes and languages that markup uses, as stylesheets name them: `a12`, `:ja`. `zh-TW` is a kind of `zh`, too. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, attribute, value = ''] of html.matchAll(/ (class|lang)="([^"]*)"/g)) {
    if (attribute === 'class') for (const name of value.split(' ')) names.add(name)
    else for (const name of [value, value.replace(/-.*/, '')]) names.add(`:${name}`)
  }
  return names
}

/** Those that the rules of a stylesheet are about. */
export function namesOfRules(css: string): string[] {
  const names = [...css.matchAll(/\.([a-zA-Z]\d+)(?![\w-])|:lang\(([\w-]+)\)/g)]
  return [...new Set(names.map(([, name, language]) => name ?? `:${language}`))]
}
