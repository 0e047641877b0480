import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'postcss'
import type { Plugin as VitePlugin } from 'vite'
import { ROOT } from './project-root.ts'

const NAME = /--[a-z][\w-]*/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Short names of the tokens in a build, but for those that scripts or the shell name. No other property has capitals. */
export function shortTokenNames(): Plugin {
  const names = shortNames()
  const shortened = (text: string) => text.replaceAll(NAME, (name) => names.get(name) ?? name)
  return {
    postcssPlugin: 'vanda-token-names',
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.prop = shortened(declaration.prop)
        declaration.value = shortened(declaration.value)
      })
    },
  }
}

/** Writes the short names for the server, whose error page has rules of its own. */
export function tokenNamesFile(): VitePlugin {
  return {
    name: 'vanda-token-names',
    generateBundle() {
      const source = JSON.stringify(Object.fromEntries(shortNames()))
      this.emitFile({ type: 'asset', fileName: '.vite/token-names.json', source })
    },
  }
}

export function shortNames(): ReadonlyMap<string, string> {
  const sources = globSync(['app-shell.html', 'src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/*.demo.tsx', '**/*.test.ts'],
  })
  const named = new Set(sources.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(NAME) ?? []))
  const declared = readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8').matchAll(/^\s*(--[\w-]+):/gm)
  const tokens = [...new Set([...declared].map(([, name = '']) => name))]
  return new Map(tokens.filter((name) => !named.has(name)).map((name, at) => [name, `--${letters(at)}`]))
}

function letters(at: number): string {
  const rest = Math.floor(at / LETTERS.length)
  return `${rest === 0 ? '' : letters(rest - 1)}${LETTERS[at % LETTERS.length]}`
}
