import { readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { FallbackTexts } from './sw/fallback-texts.ts'
import { fontSubsets } from './scripts/font-subsets.ts'
import { chunkNames, partOfPackage } from './scripts/chunk-plan.ts'
import { SCHEME_HEAD } from './src/contract/colour-scheme.ts'
import { guardScript } from './src/contract/reload-guard.ts'

const VENDOR =
  /node_modules\/(@tanstack|valtio|proxy-compare|@lingui|valibot|seroval|seroval-plugins|use-sync-external-store)\//

/** Chunks of a page in the order of their evaluation; the rest is named by scripts/chunk-plan.ts. */
const CHUNKS = [
  // Evaluated in a task of its own (server/http/page-start.ts): one of both would block a slow phone twice as long.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'vendor',
    test: (id: string) => VENDOR.test(id) && partOfPackage(id) === undefined,
    priority: 3,
  },
  // A first visit opens no database: Dexie comes with the first thing that does.
  { name: 'disk', test: /node_modules\/dexie\//, priority: 3 },
  { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 3 },
  { name: 'radix', test: /node_modules\/@radix-ui\//, priority: 3 },
  { name: chunkNames(), priority: 2, includeDependenciesRecursively: false },
]

/** The shell's own watch over its start: what fails to load is answered before there is an app. */
function bootGuard(): Plugin {
  const code = `${guardScript(
    "location.replace(location.pathname + '?no-shell=1')",
    "document.getElementById('vanda-asleep').hidden = false",
  )}
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && guardFailed(), true)`
  return {
    name: 'vanda-boot-guard',
    transformIndexHtml: (html) => html.replace('__BOOT_GUARD__', () => code),
  }
}

/** The colours of the window's frame, and the user's choice of a scheme, before anything is drawn. */
function shellScheme(): Plugin {
  return {
    name: 'vanda-shell-scheme',
    transformIndexHtml: (html) => html.replace('__COLOUR_SCHEME__', () => SCHEME_HEAD),
  }
}

/**
 * Which chunk opens each route, for the server: a chunk of several routes has no source of its own in Vite's manifest.
 */
function routeChunks(): Plugin {
  return {
    name: 'vanda-route-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const routes = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.flatMap((id) => {
          const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1]
          return route === undefined ? [] : [[route, fileName] as const]
        }),
      )
      const source = JSON.stringify(Object.fromEntries(routes))
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
    },
  }
}

/**
 * The shell's head is painted before any sheet has arrived: the values of its tokens are in its own style, and the sheets
 * are linked behind it, where they delay only what follows.
 */
function shellHead(): Plugin {
  const tokens = readFileSync(new URL('src/styles/tokens.css', import.meta.url), 'utf8')
  const valueOf = (name: string) => {
    const [, value] = new RegExp(`^\\s*${name}: ([^;]+);`, 'm').exec(tokens) ?? []
    if (value === undefined)
      throw new Error(`app-shell.html uses ${name}, which src/styles/tokens.css does not define`)
    return value
  }
  return {
    name: 'vanda-shell-head',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
        const bare = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html)
        return bare
          .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => `var(${name}, ${valueOf(name)})`)
          .replace(/(<div id="vanda-opening".*<\/div>)/, (head) => [head, ...sheets].join('\n    '))
      },
    },
  }
}

/** What the shell says when chunks of it are missing or texts keep it waiting, in every language: it cannot load a text. */
function shellTexts(): Plugin {
  let texts: Readonly<Record<string, FallbackTexts>> = {}
  return {
    name: 'vanda-shell-texts',
    configResolved({ define }) {
      texts = JSON.parse(String(define?.['VANDA_FALLBACK_TEXTS'] ?? '{}'))
    },
    transformIndexHtml: (html) =>
      html
        .replace('__SHELL_TEXTS__', () =>
          Object.entries(texts)
            .map(([language, { partly }]) => `<p lang="${language}">${plain(partly)}</p>`)
            .join('\n      '),
        )
        .replace('__WAITING_TEXTS__', () =>
          Object.entries(texts)
            .map(
              ([language, { waiting, again, inEnglish }]) =>
                `<div lang="${language}" hidden><p role="status">${plain(waiting)}</p>` +
                `<button type="button">${plain(again)}</button> <button type="button">${plain(inEnglish)}</button></div>`,
            )
            .join('\n      '),
        ),
  }
}

function plain(text: string): string {
  return text.replaceAll(/[&<]/g, '')
}

/** `Features.LightDark` of lightningcss, which Vite does not hand on. */
const LIGHT_DARK = 1 << 20

/** Builds the browser's app (`dist/client`) and, with `--ssr`, the same app for the server (`dist/server`). */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // Node decides which React to load when it runs; a server started without NODE_ENV would render with the slow one.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    ...(isSsrBuild ? [] : [routeChunks()]),
    bootGuard(),
    shellScheme(),
    shellTexts(),
    shellHead(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'main.ts',
      injectManifest: {
        rollupFormat: 'iife',
        globDirectory: 'dist/client',
        globPatterns: [
          'app-shell.html',
          'assets/*.{js,css,woff2}',
          'icons/{icon.svg,icon-192.png,badge-96.png}',
        ],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      outDir: 'dist/client',
    }),
  ],
  resolve: {
    alias: [
      // The build without what browsers of ten years ago need.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
      // React brings the hook that the shim replaces.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  css: {
    // What the minifier makes of it would give all parts of a page the scheme of the root.
    lightningcss: { exclude: LIGHT_DARK },
    postcss: { plugins: [fontSubsets()] },
    // A page names some hundred classes thousands of times.
    modules: { generateScopedName: '[hash:base64:5]' },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    // Of December 2023: browsers that know `:dir()`.
    cssTarget: ['chrome120', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      onLog(level, log, report) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        report(level, log)
      },
      ...(isSsrBuild
        ? { input: 'src/app/entry-server.tsx' }
        : { input: 'app-shell.html', output: { codeSplitting: { groups: CHUNKS } } }),
    },
  },
  ssr: { noExternal: true },
}))
