import postcss, { type ChildNode, type Container, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { STATE_MEDIA, statesOf } from '../server/http/style-states.ts'
import { moduleNumbers } from './class-names.ts'

/**
 * Groups of CSS modules whose rules come apart from the others of their chunk: what stands below the first view or opens
 * later, and what some pages show first and others do not. The groups only say what may come apart: the server looks at
 * each page for what it links (server/http/page-styles.ts).
 */
const GROUPS = {
  later: [
    'blocks/email-form/email-form',
    'blocks/product/product-notices',
    'blocks/product/product-rail',
    'blocks/product/quantity-choice',
    'blocks/product/size-choices',
    'blocks/reviews/review-spread',
    'blocks/thumb-bar/thumb-bar',
    'features/home/components/banners',
    'features/home/components/editorial',
    'features/listing/components/listing-foot',
    'features/product/components/bundle',
    'features/product/components/buy-bar',
    'features/product/components/details',
    'features/product/components/reviews',
    'features/product/more-reviews-screen',
    'features/shell/components/document-bar',
    'features/shell/components/footer',
    'ui/back-to-top/back-to-top',
    'ui/checkbox/checkbox',
    'ui/dialog/dialog',
    'ui/disclosure/disclosure',
    'ui/field/field',
    'ui/infinite-load/infinite-load',
    'ui/link-style/link-style',
    'ui/modal/modal-parts',
    'ui/notice/notice',
    'ui/number-input/number-input',
    'ui/page-loading/page-loading',
    'ui/pagination/pagination',
    'ui/rail/rail',
    'ui/select/select',
    'ui/skeleton/skeleton',
    'ui/toast/toaster',
  ],
  cards: [
    'blocks/product/card-add',
    'blocks/product/product-card',
    'blocks/product/product-grid',
    'blocks/product/swatches',
    'ui/popover/popover',
  ],
  seldom: [
    'blocks/minimal-layout/minimal-layout',
    'blocks/product/flash-sales',
    'blocks/product/multi-item-terms',
    'blocks/product/offered-pieces',
    'features/listing/components/facet-choices',
    'features/listing/components/filter-chips',
    'features/listing/listing-screen-skeleton',
    'features/shell/not-found-screen',
    'ui/countdown/countdown',
    'ui/empty-state/empty-state',
  ],
  choices: ['blocks/product/size-picker', 'ui/choice-group/choice-group'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Splits the stylesheet of a chunk (docs/decisions/0093-styles-below-the-first-view.md): `home.css` has the rules that
 * are in no group, `home.later.css` those of the group `later`.
 */
export function laterStyles(): Plugin {
  const groups = numbersOfGroups()
  return {
    name: 'vanda-later-styles',
    apply: 'build',
    enforce: 'pre',
    // Chunks name their stylesheets: other groups give them other names.
    augmentChunkHash: () => JSON.stringify(GROUPS),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const parts = new Map<string, readonly string[]>()
        const split = (file: string): readonly string[] => {
          const sheet = bundle[file]
          if (sheet?.type !== 'asset') return [file]
          const found = splitStyles(String(sheet.source), groups)
          if (found.every(({ group }) => group === undefined)) return [file]
          delete bundle[file]
          const name = sheet.names[0]?.replace(/\.css$/, '') ?? 'styles'
          return found.map(({ group, css }) =>
            this.getFileName(
              this.emitFile({
                type: 'asset',
                name: `${group === undefined ? name : `${name}.${group}`}.css`,
                source: css,
              }),
            ),
          )
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const sheets = chunk.viteMetadata?.importedCss
          const whole = [...(sheets ?? [])]
          sheets?.clear()
          for (const file of whole) {
            const known = parts.get(file) ?? split(file)
            parts.set(file, known)
            for (const part of known) sheets?.add(part)
          }
        }
      },
    },
  }
}

/** The group of each module, by the number in the names of its classes. */
type Groups = ReadonlyMap<string, string>

function numbersOfGroups(): Groups {
  const numbers = moduleNumbers()
  return new Map(
    Object.entries(GROUPS).flatMap(([group, modules]) =>
      modules.map((path) => [numberOf(`src/${path}.module.css`, numbers), group] as const),
    ),
  )
}

function numberOf(path: string, numbers: ReadonlyMap<string, number>): string {
  const number = numbers.get(path)
  if (number === undefined) throw new RangeError(`there is no CSS module ${path}`)
  return String(number)
}

export interface StylesPart {
  /** undefined: rules of no group. */
  readonly group: string | undefined
  readonly css: string
}

/**
 * The parts of a stylesheet that are not empty. A rule with classes of several groups is in none. Rules for states, which no
 * element has at first, are with those of what is below, where there are any.
 */
export function splitStyles(css: string, groups: Groups): StylesPart[] {
  const names = [undefined, LANGUAGES, ...new Set(groups.values())]
  const hasLater = only(css, (name) => groupOf(name, groups) === LATER) !== ''
  const partOf = (name: string, isState: boolean) =>
    groupOf(name, groups) ?? (hasLater && (isState || statesOf(name)) ? LATER : undefined)
  return names
    .map((group) => ({ group, css: only(css, (name, isState) => partOf(name, isState) === group) }))
    .filter((part) => part.css !== '')
}

const LATER = 'later'

/** Of rules without a class, for languages that not every page has. */
const LANGUAGES = 'languages'

/** Of a selector, or of the name of an animation. */
function groupOf(text: string, groups: Groups): string | undefined {
  if (!text.includes('.') && text.includes(':lang(')) return LANGUAGES
  const found = [...text.matchAll(/(?:^|\.)[a-zA-Z](\d+)(?![\w-])/g)].map(([, number = '']) =>
    groups.get(number),
  )
  return found.every((group) => group === found[0]) ? found[0] : undefined
}

/** `isState`: within a query for a state of the browser. */
type IsWanted = (name: string, isState: boolean) => boolean

/** The stylesheet with the rules and animations whose selector or name is wanted. */
function only(css: string, isWanted: IsWanted): string {
  const root = postcss.parse(css)
  root.walkComments((comment) => void comment.remove())
  prune(root, isWanted, false)
  return root.toString()
}

function prune(container: Container | Root, isWanted: IsWanted, isState: boolean): void {
  const parts: readonly ChildNode[] = [...(container.nodes ?? [])]
  for (const part of parts) {
    if (part.type === 'rule') {
      const wanted = part.selectors.filter((selector) => isWanted(selector, isState))
      if (wanted.length === 0) part.remove()
      else part.selectors = wanted
    } else if (part.type === 'atrule' && part.nodes !== undefined && part.name !== 'font-face') {
      if (part.name.endsWith('keyframes')) {
        if (!isWanted(part.params, isState)) part.remove()
        continue
      }
      prune(part, isWanted, isState || STATE_MEDIA.test(part.params))
      if (part.nodes.length === 0) part.remove()
    } else if (part.type === 'atrule' && !isWanted('', isState)) part.remove()
  }
}
