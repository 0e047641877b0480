/** Attributes of states that a page seldom has when it arrives: the app sets them, or the user. */
const ATTRIBUTES = [
  'aria-busy',
  'data-alarm',
  'data-counting',
  'data-kiosk',
  'data-motion',
  'data-offline-strip',
  'data-restricted',
] as const

const INTERACTION = /:(?:hover|active)(?![\w-])/
const STATE = new RegExp(`\\[(${ATTRIBUTES.join('|')})(?=[\\]~|^$*=])`, 'g')

/** Rules in them are about no page that has just arrived on a screen. */
export const STATE_MEDIA = /^(?:print|\(hover:\s*hover\)|\(forced-colors:\s*active\))$/

/** Stands for states that no markup names: rules for them belong to every page. */
export const ANY_STATE = ':state'

/** Names of the states without which a selector is about nothing; undefined for one that is about elements as they are. */
export function statesOf(selector: string): readonly string[] | undefined {
  const asserted = withoutChoices(selector)
  const states = [...asserted.matchAll(STATE)].map(([, attribute]) => `[${attribute}]`)
  return states.length > 0 || INTERACTION.test(asserted) ? [...new Set(states)] : undefined
}

/** Names of the states that markup has. */
export function statesIn(html: string): readonly string[] {
  return ATTRIBUTES.filter((name) => html.includes(` ${name}=`)).map((name) => `[${name}]`)
}

/** Without what is negated. Of a choice, only a state that all its branches have counts. */
function withoutChoices(selector: string): string {
  const inner = /:(not|is|where|has)\(([^()]*)\)/.exec(selector)
  if (!inner) return selector
  const [whole, kind, branches = ''] = inner
  const isState =
    kind === 'has' || (kind !== 'not' && branches.split(',').every((branch) => statesOf(branch)))
  const kept = isState ? branches.replaceAll(',', ' ') : ''
  return withoutChoices(selector.replace(whole, () => kept))
}

/** The selectors of a rule. */
export function selectorsOf(prelude: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let from = 0
  for (const [at, sign] of [...prelude].entries()) {
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (sign !== ',' || depth > 0) continue
    selectors.push(prelude.slice(from, at))
    from = at + 1
  }
  return [...selectors, prelude.slice(from)]
}
