/** Id of the script in which a page carries the facts that its app starts with (src/app/document-facts.ts). */
export const FACTS_ID = 'vanda-facts'

/** `json`: written by `inScript`. */
export function factsScript(json: string): string {
  return `<script type="application/json" id="${FACTS_ID}">${json}</script>`
}

/** Addresses of the shared calls that a page was rendered from, for the worker to store (offline.md S5). */
export function requestedIn(html: string): readonly string[] {
  const json = html.split(`id="${FACTS_ID}">`)[1]?.split('</script>')[0]
  if (json === undefined) return []
  const { requested } = JSON.parse(json) as { readonly requested?: unknown }
  return Array.isArray(requested) ? requested.filter((address) => typeof address === 'string') : []
}
