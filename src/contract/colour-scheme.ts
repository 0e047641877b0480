/** What the user may choose; without a choice the shop has the scheme of the system. */
export const SCHEMES = ['light', 'dark'] as const

export type Scheme = (typeof SCHEMES)[number]

/** In localStorage: the scheme that was chosen on this device. */
export const SCHEME_KEY = 'vanda-scheme'

/** The paper of both palettes (src/styles/tokens.css), for the frame of the window. */
export const THEME_COLOURS: Readonly<Record<Scheme, string>> = { light: '#f6f1e9', dark: '#141210' }

/** It is handed a scheme by the setting, too; of another value the system decides. */
const SCRIPT = `(()=>{
const apply=window.vandaScheme=(scheme)=>{
const chosen=${JSON.stringify(SCHEMES)}.includes(scheme)
if(chosen)document.documentElement.dataset.scheme=scheme
else delete document.documentElement.dataset.scheme
for(const meta of document.querySelectorAll('meta[name=theme-color]')){
const own=meta.content==='${THEME_COLOURS.dark}'?'dark':'light'
meta.media=chosen?own===scheme?'all':'not all':'(prefers-color-scheme:'+own+')'
}}
try{apply(localStorage.getItem('${SCHEME_KEY}'))}catch{}
})()`

const METAS = SCHEMES.map(
  (scheme) =>
    `<meta name="theme-color" content="${THEME_COLOURS[scheme]}" media="(prefers-color-scheme:${scheme})">`,
)

/**
 * In the head of every document, before its styles: the page is never drawn in a scheme that was not chosen. The router's
 * head takes one element of a name only, so these belong to no route.
 */
export const SCHEME_HEAD = `${METAS.join('')}<script>${SCRIPT}</script>`
