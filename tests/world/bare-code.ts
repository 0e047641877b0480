/** Code without comments, strings, texts between tags and regular expressions; expressions in a template are code. */
export function bareCode(source: string): string {
  return source
    .replaceAll(TOKEN, (token) => (token.startsWith('`') ? filledIn(token) : ' '))
    .replaceAll(/(?<!=)>[^<>{}();=]*</g, '><')
}

/** Comments, strings and templates. */
export const TOKEN =
  /\/\*[\s\S]*?\*\/|(?<![:\w\\/])\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g

function filledIn(template: string): string {
  return [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code = '']) => code).join(' ')
}
