import babel from '@rolldown/plugin-babel'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appShell } from './scripts/app-shell.ts'
import { fontSubsets } from './scripts/font-subsets.ts'
import { routeChunks } from './scripts/route-chunks.ts'
import { chunkNames, partOfPackage } from './scripts/chunk-plan.ts'

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
    appShell(),
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
    // Browsers since December 2023, with `:dir()`.
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
