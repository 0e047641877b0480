import { ANY_STATE, selectorsOf, STATE_MEDIA, statesIn, statesOf } from './style-states.ts'

/**
 * Classes, languages and states that markup has, as stylesheets name them: `a12`, `:ja`, `[aria-busy]`. `zh-TW` is a kind
 * of `zh`, too.
 */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const value of valuesOf('class', html)) for (const name of value.split(' ')) names.add(name)
  for (const value of valuesOf('lang', html))
    for (const name of [value, value.replace(/-.*/, '')]) names.add(`:${name}`)
  for (const name of statesIn(html)) names.add(name)
  return names
}

/** Different values of an attribute. Searched without a regular expression: its matches would be a tenth of what a page allocates. */
function valuesOf(attribute: string, html: string): ReadonlySet<string> {
  const values = new Set<string>()
  const opening = ` ${attribute}="`
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    at += opening.length
    values.add(html.slice(at, html.indexOf('"', at)))
  }
  return values
}

const MEDIA = /@media ([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\}/g
const PRELUDE = /([^{}]+)\{[^{}]*\}/g

/**
 * Those that the rules of a stylesheet are about. A rule for a state of an element whose own rules stand elsewhere is about
 * the state.
 */
export function namesOfRules(css: string): string[] {
  const own = new Set<string>()
  const ofStates: { readonly names: readonly string[]; readonly states: readonly string[] }[] = []
  const anywhere = css.replaceAll(MEDIA, (whole, media: string, rules: string) => {
    if (!STATE_MEDIA.test(media.trim())) return whole
    ofStates.push({ names: namesOfSelector(rules), states: [] })
    return ''
  })
  for (const [, prelude = ''] of anywhere.matchAll(PRELUDE)) {
    for (const selector of selectorsOf(prelude)) {
      const [names, states] = [namesOfSelector(selector), statesOf(selector)]
      if (states) ofStates.push({ names, states })
      else for (const name of names) own.add(name)
    }
  }
  const foreign = ofStates.filter(({ names }) => names.length === 0 || names.some((name) => !own.has(name)))
  const states = foreign.flatMap((rule) => [ANY_STATE, ...rule.states])
  return [...new Set([...own, ...states])]
}

function namesOfSelector(selector: string): string[] {
  const names = [...selector.matchAll(/\.([a-zA-Z]\d+)(?![\w-])|:lang\(([\w-]+)\)/g)]
  return names.map(([, name, language]) => name ?? `:${language}`)
}
